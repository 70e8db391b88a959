'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Totals } from '@/components/ui/totals';
import type { Order } from '@/lib/api/contract/orders';
import { formatAddress, fullName } from '@/lib/format/address';
import { formatBaht } from '@/lib/format/money';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { orderQuery } from '@/lib/queries/orders';
import { LoadError } from './load-error';
import { OrderItems } from './order-items';
import styles from './orders.module.scss';
import { PlacedNote } from './placed-note';
import { Timeline } from './timeline';

export function OrderDetail({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: order, error, refetch } = useQuery(orderQuery(locale, orderId));
  if (error) return <LoadError onRetry={() => void refetch()} />;
  if (!order) return <Spinner label={intl.formatMessage({ id: 'orders.waiting' })} />;
  return (
    <>
      <PlacedNote order={order} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <Timeline order={order} />
          <OrderItems items={order.items} />
        </div>
        <div className={styles.list}>
          <Delivery order={order} />
          <Amounts order={order} />
          <ButtonLink href={localePath(locale, '/orders/order_list')} variant="secondary" block>
            {intl.formatMessage({ id: 'orders.all' })}
          </ButtonLink>
          <ButtonLink href={localePath(locale, '/categories')} variant="ghost" block>
            {intl.formatMessage({ id: 'orders.continue' })}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Delivery({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { address } = order;
  return (
    <section className={styles.tile}>
      <h2>{intl.formatMessage({ id: 'orders.delivery' })}</h2>
      <p>{fullName(address)}</p>
      <p>{formatAddress(address, locale)}</p>
      <p>{address.mobile}</p>
    </section>
  );
}

function Amounts({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const baht = (amount: number) =>
    intl.formatMessage({ id: 'orders.thb' }, { amount: formatBaht(amount) });
  return (
    <section className={styles.tile}>
      <h2>{intl.formatMessage({ id: 'orders.payment' })}</h2>
      <p>{intl.formatMessage({ id: `orders.payment.${order.payment.method}` })}</p>
      <Totals
        rows={[
          { label: intl.formatMessage({ id: 'orders.subtotal' }), value: baht(order.subtotal) },
          {
            label: intl.formatMessage({ id: 'orders.deliveryFee' }),
            value:
              order.delivery_fee === 0
                ? intl.formatMessage({ id: 'orders.free' })
                : baht(order.delivery_fee),
          },
        ]}
        total={{
          label: intl.formatMessage({ id: 'orders.total' }),
          value: baht(order.total),
          note: intl.formatMessage({ id: 'orders.vat' }, { amount: formatBaht(order.vat) }),
        }}
      />
    </section>
  );
}
