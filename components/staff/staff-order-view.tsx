'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import type { StaffOrderDetail } from '@/lib/staff/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffOrderQuery } from '@/lib/staff/queries';
import { boardPath } from './board-view';
import { LoadError } from './load-error';
import { MoveButtons } from './move-buttons';
import { OrderEvents } from './order-events';
import { OrderInvoice } from './order-invoice';
import { OrderLabels } from './order-labels';
import { OrderParcels } from './order-parcels';
import { OrderPayment } from './order-payment';
import { OrderPieces } from './order-pieces';
import { OrderDestination } from './order-destination';
import { ReturnPanel } from './return-panel';
import styles from './staff.module.scss';
import { TakenBack, type Lost } from './taken-back';

interface StaffOrderViewProps {
  readonly orderId: string;
  /** Form with which a pharmacist replaces an approval. */
  readonly replace: (lost: Lost) => ReactNode;
}

/** All there is to know of an order, and all that may be done to it. */
export function StaffOrderView({ orderId, replace }: StaffOrderViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const params = useSearchParams().toString();
  const { data: order, isError, refetch } = useQuery(staffOrderQuery(locale, orderId));
  const board = boardPath(locale);
  return (
    <div className={styles.board}>
      <Link href={params === '' ? board : `${board}?${params}`} className={styles.toBoard}>
        <Icon name="arrow-left" size="sm" />
        {intl.formatMessage({ id: 'staff.back.board' })}
      </Link>
      {isError && <LoadError text="staff.orderError" onRetry={() => void refetch()} />}
      {!order && !isError && <Spinner label={intl.formatMessage({ id: 'staff.waiting' })} />}
      {order && <Whole order={order} replace={replace} />}
    </div>
  );
}

interface WholeProps extends Pick<StaffOrderViewProps, 'replace'> {
  readonly order: StaffOrderDetail;
}

function Whole({ order, replace }: WholeProps) {
  return (
    <>
      <Head order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {order.return && <ReturnPanel order={order} back={order.return} heading="h2" />}
          <TakenBack order={order} replace={replace} />
          <OrderPieces items={order.items} />
          {order.pharmacist_only && <OrderLabels orderId={order.order_id} />}
          <OrderParcels order={order} />
        </div>
        <div className={styles.column}>
          <OrderDestination order={order} />
          <OrderPayment order={order} />
          <OrderInvoice order={order} />
          <OrderEvents timeline={order.timeline} />
        </div>
      </div>
    </>
  );
}

function Head({ order }: { readonly order: StaffOrderDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, status, since, created_at: createdAt, together_with: other } = order;
  const time = (id: string, at: string) =>
    intl.formatMessage({ id }, { time: formatDateTime(at, locale) });
  return (
    <header className={styles.orderHead}>
      <div className={styles.title}>
        <h1 id={`order-${id}`}>{intl.formatMessage({ id: 'staff.orderTitle' }, { id })}</h1>
        <p className={styles.line}>
          <Badge tone="info">{intl.formatMessage({ id: `orders.status.${status}` })}</Badge>
          {order.awaits_decision && (
            <Badge tone="warning">{intl.formatMessage({ id: 'staff.awaitsDecision' })}</Badge>
          )}
          <time dateTime={since}>{time('staff.since', since)}</time>
          <time dateTime={createdAt}>{time('staff.placed', createdAt)}</time>
          {other !== null && (
            <span>{intl.formatMessage({ id: 'staff.togetherWith' }, { id: other })}</span>
          )}
        </p>
      </div>
      <MoveButtons order={order} />
    </header>
  );
}
