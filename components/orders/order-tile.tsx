'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { OrderSummary } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { payPath } from '@/lib/orders/paths';
import { pathTo } from '@/lib/pages/path-to';
import { useSecondsLeft } from '@/lib/browser/use-seconds-left';
import styles from './orders.module.scss';
import { StatusBadge } from './status-badge';

const SHOWN_PICTURES = 4;

interface OrderTileProps {
  readonly order: OrderSummary;
  /** How far the service's clock is ahead of the browser's, in ms; undefined while it is asked for. */
  readonly ahead: number | undefined;
}

export function OrderTile({ order, ahead }: OrderTileProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: id, created_at: createdAt, item_count: count, status, total } = order;
  return (
    <li className={styles.tile}>
      <div className={styles.tileHead}>
        <h2 className={styles.number}>
          <Link href={pathTo(locale, '/orders/:order', { order: id })}>
            {intl.formatMessage({ id: 'orders.number' }, { id })}
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className={styles.muted}>
        <time dateTime={createdAt}>
          {intl.formatMessage(
            { id: 'orders.placedAt' },
            { date: formatDateTime(createdAt, locale) },
          )}
        </time>
        <span>{intl.formatMessage({ id: `orders.by.${order.delivery_method}` })}</span>
      </p>
      <Pictures order={order} />
      <p className={styles.tileFoot}>
        <span>{intl.formatMessage({ id: 'orders.itemCount' }, { count })}</span>
        <strong>{formatBaht(total)}</strong>
      </p>
      {status === 'waiting_payment' && <PayAgain order={order} ahead={ahead} />}
    </li>
  );
}

function Pictures({ order }: { readonly order: OrderSummary }) {
  const intl = useIntl();
  const locale = useLocale();
  const more = order.items.length - SHOWN_PICTURES;
  const card = intl.formatMessage({ id: 'orders.giftCard' });
  return (
    <div className={styles.pictures}>
      {order.gift_card && (
        <Picture src={order.gift_card.picture} alt={card} width={96} height={64} />
      )}
      {order.items.slice(0, SHOWN_PICTURES).map(({ line, product }) => (
        <Picture
          key={line}
          src={product.image.thumbnail_url}
          alt={locale === 'th' ? product.product_name_th : product.product_name_en}
          width={64}
          height={64}
        />
      ))}
      {more > 0 && (
        <span className={styles.more}>
          {intl.formatMessage({ id: 'orders.moreItems' }, { count: more })}
        </span>
      )}
    </div>
  );
}

/** Pays an order that still waits, as long as its goods are held. */
function PayAgain({ order, ahead }: OrderTileProps) {
  const intl = useIntl();
  const locale = useLocale();
  const seconds = useSecondsLeft(order.expires_at, ahead ?? 0);
  // Its room stays until it is known that the time is over.
  if (seconds === 0 && ahead !== undefined) return null;
  return (
    <div className={styles.payAgain}>
      <p>
        {intl.formatMessage(
          { id: 'orders.payWithin' },
          { time: <Countdown key="time" seconds={seconds} /> },
        )}
      </p>
      <ButtonLink href={payPath(locale, order.order_id, order.payment.method)}>
        {intl.formatMessage({ id: 'orders.pay' }, { amount: formatBaht(order.payment.amount) })}
      </ButtonLink>
    </div>
  );
}
