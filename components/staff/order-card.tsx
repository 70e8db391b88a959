'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import type { StaffOrder } from '@/lib/staff/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { MoveButtons } from './move-buttons';
import { ReturnPanel } from './return-panel';
import { Since } from './since';
import styles from './staff.module.scss';

interface OrderCardProps {
  readonly order: StaffOrder;
  /** The service's clock. */
  readonly now: string;
  /** Its own page. */
  readonly href: string;
}

export function OrderCard({ order, now, href }: OrderCardProps) {
  const intl = useIntl();
  const { order_id: id, branch, total } = order;
  const kind = intl.formatMessage({ id: branch ? 'staff.pickup' : 'staff.home' });
  const where = branch ? `${kind} · ${branch.name}` : kind;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id={`order-${id}`}>
          <Link href={href}>{id}</Link>
        </h2>
        <Since from={order.since} now={now} />
      </div>
      <p className={styles.where}>
        <span>{where}</span>
        <strong>{formatBaht(total)}</strong>
      </p>
      <Items order={order} />
      <Facts order={order} />
      {order.return && <ReturnPanel order={order} back={order.return} heading="h3" />}
      <MoveButtons order={order} />
    </li>
  );
}

function Items({ order: { items } }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  return (
    <ul className={styles.items}>
      {items.map(({ line, product_name: name, item_code: code, qty }) => (
        <li key={line}>
          <span>{intl.formatMessage({ id: 'staff.item' }, { qty, name })}</span>
          <span className={styles.code}>{code}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ order }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  const locale = useLocale();
  const { customer, cash_due: cash, ready_at: readyAt, note, parcels } = order;
  const time = readyAt === null ? '' : formatDateTime(readyAt, locale);
  return (
    <div className={styles.facts}>
      <p>
        {customer.name} <a href={`tel:${customer.phone}`}>{customer.phone}</a>
      </p>
      {cash > 0 && (
        <p>
          <Badge tone="warning">
            {intl.formatMessage({ id: 'staff.cash' }, { amount: formatBaht(cash) })}
          </Badge>
        </p>
      )}
      {order.awaits_decision && (
        <p>
          <Badge tone="warning">{intl.formatMessage({ id: 'staff.awaitsDecision' })}</Badge>
        </p>
      )}
      {order.pharmacist_only && (
        <p>
          <Badge tone="info">{intl.formatMessage({ id: 'staff.pharmacistOnly' })}</Badge>
        </p>
      )}
      {order.together_with !== null && (
        <p>{intl.formatMessage({ id: 'staff.togetherWith' }, { id: order.together_with })}</p>
      )}
      {time !== '' && <p>{intl.formatMessage({ id: 'staff.readyAt' }, { time })}</p>}
      {parcels.map(({ id, carrier, tracking_no: number }) => (
        <p key={id}>{intl.formatMessage({ id: 'staff.parcel' }, { carrier, number })}</p>
      ))}
      {note !== '' && <p>{intl.formatMessage({ id: 'staff.note' }, { note })}</p>}
    </div>
  );
}
