'use client';

import { useIntl } from 'react-intl';
import { PdfButton } from '@/components/ui/pdf-button';
import type { StaffOrder } from '@/lib/staff/contract';
import { formatDay } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffCreditNoteMutation, staffInvoiceMutation } from '@/lib/staff/queries';
import styles from './staff.module.scss';

/** The tax invoice of an order, and the credit notes that take back a part of it, or all. */
export function OrderInvoice({ order }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, tax_invoice: serial, credit_notes: notes } = order;
  if (serial === null) return null;
  return (
    <section className={styles.part} aria-labelledby="staff-invoice">
      <h2 id="staff-invoice">{intl.formatMessage({ id: 'staff.invoice' })}</h2>
      <p>{serial}</p>
      <Pdf serial={serial} document={staffInvoiceMutation(locale, id)} />
      {notes.length > 0 && (
        <h3>{intl.formatMessage({ id: 'staff.creditNotes' }, { count: notes.length })}</h3>
      )}
      {notes.map((note) => (
        <article key={note.serial} className={styles.column}>
          <p>{note.serial}</p>
          <p>
            {intl.formatMessage(
              { id: `staff.credit.${note.reason}` },
              {
                date: formatDay(note.issued_at, locale),
                amount: formatBaht(note.amount),
              },
            )}
          </p>
          <Pdf serial={note.serial} document={staffCreditNoteMutation(locale, id, note.serial)} />
        </article>
      ))}
    </section>
  );
}

function Pdf(props: Pick<Parameters<typeof PdfButton>[0], 'serial' | 'document'>) {
  const intl = useIntl();
  return (
    <PdfButton
      {...props}
      label={intl.formatMessage({ id: 'staff.paperPdf' })}
      failed={intl.formatMessage({ id: 'staff.paperFailed' })}
    />
  );
}
