'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { saveBlob } from '@/lib/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffInvoiceMutation } from '@/lib/queries/staff';
import styles from './staff.module.scss';

interface OrderInvoiceProps {
  readonly orderId: string;
  readonly serial: string;
}

export function OrderInvoice({ orderId, serial }: OrderInvoiceProps) {
  const intl = useIntl();
  const load = useMutation({
    ...staffInvoiceMutation(useLocale(), orderId),
    onSuccess: (file) => {
      saveBlob(file, `${serial}.pdf`);
    },
  });
  return (
    <section className={styles.part} aria-labelledby="staff-invoice">
      <h2 id="staff-invoice">{intl.formatMessage({ id: 'staff.invoice' })}</h2>
      <p>{serial}</p>
      <Button
        variant="secondary"
        block
        busy={load.isPending}
        onClick={() => {
          load.mutate();
        }}
      >
        <Icon name="receipt" size="sm" />
        {intl.formatMessage({ id: 'staff.invoicePdf' })}
      </Button>
      {load.isError && (
        <Notice tone="danger" role="alert">
          {intl.formatMessage({ id: 'staff.invoiceFailed' })}
        </Notice>
      )}
    </section>
  );
}
