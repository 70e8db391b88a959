'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { shownRows, Totals } from '@/components/ui/totals';
import type { OrderStatus } from '@/lib/orders/contract-values';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './orders.module.scss';

/** Price of the goods, discounts with reasons, and tenders. */
const EARNS_NOTHING: ReadonlySet<OrderStatus> = new Set(['cancelled', 'expired']);

export function OrderAmounts({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const { payment, to_pay: toPay, total, earned_coins: coins, refund } = order;
  const hasCards = order.gift_cards.length > 0;
  return (
    <section className={styles.tile} aria-labelledby="order-payment">
      <h2 id="order-payment">{intl.formatMessage({ id: 'orders.payment' })}</h2>
      <p>
        {toPay === 0 && hasCards
          ? intl.formatMessage({ id: 'orders.paidByCards' })
          : intl.formatMessage({ id: `orders.payment.${payment.method}` })}
      </p>
      <Totals
        rows={shownRows(order.totals, intl.formatMessage({ id: 'orders.free' }))}
        total={{
          label: intl.formatMessage({ id: 'orders.total' }),
          value: formatBaht(hasCards ? toPay : total),
          note: order.gift_card
            ? intl.formatMessage({ id: 'orders.giftCard.vat' })
            : intl.formatMessage({ id: 'orders.vat' }, { amount: formatBaht(order.vat) }),
        }}
      />
      {coins > 0 && !EARNS_NOTHING.has(order.status) && (
        <p className={styles.coins}>
          <Icon name="coin" size="sm" />
          {intl.formatMessage({ id: 'orders.coins' }, { coins })}
        </p>
      )}
      {refund && (
        <p className={styles.refund} data-status={refund.status} role="status">
          <Icon name="refresh" size="sm" />
          {intl.formatMessage(
            { id: `orders.refund.${refund.status}` },
            { amount: formatBaht(refund.amount) },
          )}
        </p>
      )}
    </section>
  );
}
