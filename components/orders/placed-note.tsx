'use client';

import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { useToldPurchase } from '@/components/common/use-told';
import { PushCard } from '@/components/notifications/push-card';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './orders.module.scss';

/** Confirmation of a placed order, with the next step. */
export function PlacedNote({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const isPlaced = useSearchParams().get('placed') !== null;
  useToldPurchase(isPlaced ? order : undefined);
  if (!isPlaced) return null;
  return (
    <div className={styles.list}>
      <Notice tone="success" role="status">
        <strong>{intl.formatMessage({ id: 'orders.thanks' })}</strong>
        <p>
          {intl.formatMessage(
            { id: 'orders.thanksText' },
            { id: order.order_id, amount: formatBaht(order.total) },
          )}
        </p>
      </Notice>
      <PushCard />
    </div>
  );
}
