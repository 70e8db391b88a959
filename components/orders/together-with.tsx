'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import styles from './orders.module.scss';
import { StatusBadge } from './status-badge';

/** The other order of a split cart, and the way to pay for it. */
export function TogetherWith({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { together_with: other, actions } = order;
  if (!other) return null;
  const { order_id: id, status, delivery_method: delivery } = other;
  // Payments come one at a time: this order's own button is above.
  const isNext = status === 'waiting_payment' && !actions.pay;
  return (
    <section className={styles.together} aria-labelledby="order-together">
      <h2 id="order-together">{intl.formatMessage({ id: 'orders.togetherWith' }, { id })}</h2>
      <p className={styles.muted}>
        {intl.formatMessage({ id: `orders.together.${delivery}` })}
        <StatusBadge status={status} />
      </p>
      {isNext && (
        <ButtonLink href={payPath(locale, id, other.payment_method)}>
          {intl.formatMessage({ id: 'orders.pay' }, { amount: formatBaht(other.to_pay) })}
        </ButtonLink>
      )}
      <Link href={pathTo(locale, '/orders/:order', { order: id })}>
        {intl.formatMessage({ id: 'orders.together.see' }, { id })}
      </Link>
    </section>
  );
}
