'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { hoursRows } from '@/lib/format/hours';
import { useLocale } from '@/lib/i18n/use-locale';
import { branchQuery } from '@/lib/branches/queries';
import styles from './orders.module.scss';

type PickupBranch = NonNullable<Order['branch']>;

interface BranchCardProps {
  readonly branch: PickupBranch;
  /** The branch still prepares it. */
  readonly isComing: boolean;
}

/** Where to collect, until when it is open, when it is ready, and the code to show there. */
export function BranchCard({ branch, isComing }: BranchCardProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, address, phone, ready_at: readyAt, pickup_code: code } = branch;
  const place = `${String(branch.lat)},${String(branch.lng)}`;
  return (
    <section className={styles.tile} aria-labelledby="order-branch">
      <h2 id="order-branch">{intl.formatMessage({ id: 'orders.pickup' })}</h2>
      {code !== null && (
        <p className={styles.code}>
          <span>{intl.formatMessage({ id: 'orders.pickupCode' })}</span>
          <strong>{code}</strong>
          <span>{intl.formatMessage({ id: 'orders.pickupCodeText' })}</span>
        </p>
      )}
      <p>
        <strong>{name}</strong>
      </p>
      <p>{address}</p>
      {readyAt !== null && isComing && (
        <p>
          {intl.formatMessage({ id: 'orders.readyAt' }, { time: formatDateTime(readyAt, locale) })}
        </p>
      )}
      <Hours branchId={branch.id} />
      <p className={styles.ways}>
        <a href={`tel:${phone.replace(/\D/g, '')}`}>
          <Icon name="phone" size="sm" />
          {phone}
        </a>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${place}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="pin" size="sm" />
          {intl.formatMessage({ id: 'orders.map' })}
        </a>
      </p>
    </section>
  );
}

/** A help, not the matter: nothing is said where they cannot be read. */
function Hours({ branchId }: { readonly branchId: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(branchQuery(locale, branchId));
  if (!data) return null;
  return (
    <dl className={styles.hours}>
      {hoursRows(data.hours, locale, 'short').map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time ?? intl.formatMessage({ id: 'orders.closed' })}</dd>
        </div>
      ))}
    </dl>
  );
}
