'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Order } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';
import { ReturnForm } from './return-form';

const TONES = {
  requested: 'warning',
  approved: 'info',
  rejected: 'neutral',
  refunded: 'success',
} as const;

/** Returned goods, or the form within seven days of delivery. */
export function Returns({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { returns, actions } = order;
  if (returns.length === 0 && !actions.return) return null;
  return (
    <section className={styles.tile} aria-labelledby="order-returns">
      <h2 id="order-returns">{intl.formatMessage({ id: 'orders.returns' })}</h2>
      {returns.map(({ id, status, reason, detail, requested_at: at }) => (
        <article key={id} className={styles.return}>
          <Badge tone={TONES[status]}>
            {intl.formatMessage({ id: `orders.return.${status}` })}
          </Badge>
          <p>{intl.formatMessage({ id: `orders.reason.${reason}` })}</p>
          {detail !== '' && <p className={styles.muted}>{detail}</p>}
          <time className={styles.muted} dateTime={at}>
            {formatDateTime(at, locale)}
          </time>
        </article>
      ))}
      {actions.return && !open && (
        <>
          <p className={styles.muted}>{intl.formatMessage({ id: 'orders.returnText' })}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            {intl.formatMessage({ id: 'orders.returnAsk' })}
          </Button>
        </>
      )}
      {actions.return && open && (
        <ReturnForm
          order={order}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
