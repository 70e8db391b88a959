'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { PdfButton } from '@/components/ui/pdf-button';
import type { Order } from '@/lib/orders/contract';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { taxInvoiceMutation } from '@/lib/orders/queries';
import styles from './orders.module.scss';
import { TaxInvoiceRequest } from './tax-invoice-request';

/** The document where there is one, and the way to ask for it where one may be had. */
export function TaxInvoice({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { tax_invoice: invoice, actions, order_id: id } = order;
  if (!invoice && !actions.tax_invoice) return null;
  return (
    <section className={styles.tile} aria-labelledby="order-invoice">
      <h2 id="order-invoice">{intl.formatMessage({ id: 'orders.invoice' })}</h2>
      {invoice && <Document orderId={id} invoice={invoice} />}
      {actions.tax_invoice && !asking && (
        <>
          <p className={styles.muted}>{intl.formatMessage({ id: 'orders.invoiceText' })}</p>
          <Button
            variant="secondary"
            block
            onClick={() => {
              setAsking(true);
            }}
          >
            {intl.formatMessage({ id: 'orders.invoiceAsk' })}
          </Button>
        </>
      )}
      {actions.tax_invoice && asking && (
        <TaxInvoiceRequest
          orderId={id}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

interface DocumentProps {
  readonly orderId: string;
  readonly invoice: NonNullable<Order['tax_invoice']>;
}

function Document({ orderId, invoice }: DocumentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { serial, issued_at: at } = invoice;
  return (
    <div className={styles.paper}>
      <p>{intl.formatMessage({ id: 'orders.paperNumber' }, { serial })}</p>
      <time className={styles.muted} dateTime={at}>
        {formatDay(at, locale)}
      </time>
      <PdfButton
        serial={serial}
        label={intl.formatMessage({ id: 'orders.paperPdf' })}
        failed={intl.formatMessage({ id: 'orders.paperFailed' })}
        document={taxInvoiceMutation(locale, orderId)}
      />
    </div>
  );
}
