'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import type { OrderStatus } from '@/lib/orders/contract-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { orderQuery } from '@/lib/orders/queries';
import { clockAheadOf } from '@/lib/browser/use-seconds-left';
import { BranchCard } from './branch-card';
import { CaseNote } from './case-note';
import { CreditNotes } from './credit-notes';
import { Dispensed } from './dispensed';
import { HomeDelivery } from './home-delivery';
import { LoadError } from './load-error';
import { OrderAmounts } from './order-amounts';
import { OrderHead } from './order-head';
import { OrderItems } from './order-items';
import styles from './orders.module.scss';
import { OrderSkeleton } from './orders-skeleton';
import { OrderedGiftCard } from './ordered-gift-card';
import { Parcels } from './parcels';
import { PlacedNote } from './placed-note';
import { Returns } from './returns';
import { TaxInvoice } from './tax-invoice';
import { Timeline } from './timeline';
import { TogetherWith } from './together-with';
import { useLiveOrders } from './use-live-orders';

/** While the branch still prepares the goods, it tells when they will be ready. */
const COMING: ReadonlySet<OrderStatus> = new Set([
  'waiting_payment',
  'paid',
  'waiting_branch_approval',
  'branch_approved',
]);

export function OrderDetail({ orderId }: { readonly orderId: string }) {
  useLiveOrders();
  const query = useQuery({
    ...orderQuery(useLocale(), orderId),
    refetchOnWindowFocus: 'always',
  });
  const { data: order, isError, refetch, dataUpdatedAt } = query;
  if (isError && !order) return <LoadError onRetry={() => void refetch()} />;
  if (!order) return <OrderSkeleton />;
  // The pick-up code is needed at the counter, so it comes first.
  const isReady = typeof order.branch?.pickup_code === 'string';
  const pickup = order.branch && (
    <BranchCard branch={order.branch} isComing={COMING.has(order.status)} />
  );
  return (
    <>
      <PlacedNote order={order} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <CaseNote order={order} />
          <OrderHead order={order} ahead={clockAheadOf(order, dataUpdatedAt)} />
          <TogetherWith order={order} />
          {isReady && pickup}
          <Parcels parcels={order.parcels} />
          {order.gift_card ? (
            <OrderedGiftCard card={order.gift_card} />
          ) : (
            <OrderItems order={order} />
          )}
          <Dispensed order={order} />
          <Returns order={order} />
        </div>
        <div className={styles.list}>
          <Timeline order={order} />
          {!isReady && pickup}
          {order.address && <HomeDelivery address={order.address} />}
          <OrderAmounts order={order} />
          {!order.gift_card && <TaxInvoice order={order} />}
          <CreditNotes order={order} />
          <div className={styles.list} data-screen-only="">
            <Links />
          </div>
        </div>
      </div>
    </>
  );
}

function Links() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <ButtonLink href={pathTo(locale, '/orders/order_list')} variant="secondary" block>
        {intl.formatMessage({ id: 'orders.all' })}
      </ButtonLink>
      <ButtonLink href={pathTo(locale, '/categories')} variant="ghost" block>
        {intl.formatMessage({ id: 'orders.continue' })}
      </ButtonLink>
    </>
  );
}
