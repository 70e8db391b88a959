'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { continuePath, payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import type { PaymentResult } from './payment-result';
import styles from './result-panel.module.scss';

type Way = 'next' | 'order' | 'shop' | 'again' | 'pay' | 'continue' | 'cart';

/** The first is the most likely next step. */
const WAYS: Record<PaymentResult, readonly Way[]> = {
  paid: ['next', 'order', 'shop'],
  cod: ['order', 'shop'],
  waiting: ['continue', 'order'],
  review: ['order'],
  failed: ['again', 'order'],
  unpaid: ['pay', 'order'],
  order_expired: ['cart', 'order'],
  order_cancelled: ['shop', 'order'],
};

interface ResultActionsProps {
  readonly order: Order;
  readonly result: PaymentResult;
}

export function ResultActions({ order, result }: ResultActionsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, payment, actions, together_with: other } = order;
  // The other order of a split cart is paid after this one.
  const next = other?.status === 'waiting_payment' ? other : null;
  const href: Record<Way, string> = {
    next: next ? payPath(locale, next.order_id, next.payment_method) : '',
    order: pathTo(locale, '/orders/:order', { order: id }),
    shop: pathTo(locale, '/'),
    again: payPath(locale, id, payment.method),
    pay: payPath(locale, id, payment.method),
    continue: continuePath(locale, id, payment.method),
    cart: pathTo(locale, '/cart'),
  };
  const isThere = (way: Way) => {
    if (way === 'next') return next !== null;
    return (way !== 'again' && way !== 'pay') || actions.pay;
  };
  const ways = WAYS[result].filter(isThere);
  return (
    <div className={styles.actions}>
      {ways.map((way, index) => (
        <ButtonLink
          key={way}
          href={href[way]}
          size="lg"
          block
          variant={index === 0 && result !== 'waiting' ? 'primary' : 'secondary'}
        >
          {intl.formatMessage(
            { id: `payments.go.${way}` },
            { amount: formatBaht(next?.to_pay ?? 0) },
          )}
        </ButtonLink>
      ))}
    </div>
  );
}
