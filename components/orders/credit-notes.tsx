'use client';

import { useIntl } from 'react-intl';
import { PdfButton } from '@/components/ui/pdf-button';
import type { Order } from '@/lib/orders/contract';
import { formatDay } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { creditNoteMutation } from '@/lib/orders/queries';
import styles from './orders.module.scss';

/** Credit notes, each a document that reverses the invoice or a part of it. */
export function CreditNotes({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { credit_notes: notes, order_id: id } = order;
  if (notes.length === 0) return null;
  return (
    <section className={styles.tile} aria-labelledby="order-credit">
      <h2 id="order-credit">
        {intl.formatMessage({ id: 'orders.creditNotes' }, { count: notes.length })}
      </h2>
      {notes.map(({ serial, issued_at: at, reason, amount }) => (
        <article key={serial} className={styles.paper}>
          <p>{intl.formatMessage({ id: 'orders.paperNumber' }, { serial })}</p>
          <time className={styles.muted} dateTime={at}>
            {formatDay(at, locale)}
          </time>
          <p className={styles.tileFoot}>
            <span>{intl.formatMessage({ id: `orders.credit.${reason}` })}</span>
            <strong>{formatBaht(amount)}</strong>
          </p>
          <PdfButton
            serial={serial}
            label={intl.formatMessage({ id: 'orders.paperPdf' })}
            failed={intl.formatMessage({ id: 'orders.paperFailed' })}
            document={creditNoteMutation(locale, id, serial)}
          />
        </article>
      ))}
    </section>
  );
}
