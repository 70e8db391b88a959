'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { MedicineLabel } from '@/components/tiles/medicine-label';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { DispensingLabel } from '@/lib/dispensing/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { labelsMutation } from '@/lib/dispensing/queries';
import { staffQuery } from '@/lib/staff/queries';
import styles from './labels.module.scss';
import staff from './staff.module.scss';

/** Labels of approved medicines, for the pharmacist at the counter; asked for by hand, since each look is recorded. */
export function OrderLabels({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: who } = useQuery(staffQuery(locale));
  const labels = useMutation(labelsMutation(locale));
  const text = (id: string) => intl.formatMessage({ id: `staff.labels.${id}` });
  if (who?.role !== 'pharmacist') return null;
  return (
    <section className={staff.part} aria-labelledby="staff-labels">
      <h2 id="staff-labels">{text('title')}</h2>
      {labels.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(labels.error).message}
        </Notice>
      )}
      {!labels.data && (
        <Button
          variant="secondary"
          busy={labels.isPending}
          onClick={() => {
            labels.mutate(orderId);
          }}
        >
          {text('show')}
        </Button>
      )}
      {labels.data?.length === 0 && <p>{text('none')}</p>}
      {labels.data && labels.data.length > 0 && <Labels labels={labels.data} />}
    </section>
  );
}

function Labels({ labels }: { readonly labels: readonly DispensingLabel[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const languages = locale === 'en' ? (['th', 'en'] as const) : (['th'] as const);
  const all = labels.flatMap((label) =>
    languages.map((language) => (
      <MedicineLabel
        key={`${String(label.approval_id)} ${language}`}
        label={label}
        locale={language}
      />
    )),
  );
  return (
    <>
      <div className={styles.preview}>{all}</div>
      <Button
        onClick={() => {
          window.print();
        }}
      >
        {intl.formatMessage({ id: 'staff.labels.print' })}
      </Button>
      {createPortal(<div className={styles.sheet}>{all}</div>, document.body)}
    </>
  );
}
