'use client';

import { useIntl } from 'react-intl';
import type { StaffOrder } from '@/lib/staff/contract';
import type { Parcel } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { ParcelForm } from './parcel-form';
import styles from './staff.module.scss';

/** Each parcel with where it was seen, the latest first, and a form for its next event while it is under way. */
export function OrderParcels({ order }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  const { order_id: id, status, parcels } = order;
  if (parcels.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="staff-parcels">
      <h2 id="staff-parcels">
        {intl.formatMessage({ id: 'staff.parcels' }, { count: parcels.length })}
      </h2>
      {parcels.map((parcel) => (
        <article key={parcel.id} className={styles.column}>
          <Seen parcel={parcel} />
          {status === 'shipped' && !arrived(parcel) && (
            // A new state of the parcel resets the form.
            <ParcelForm key={parcel.events.length} orderId={id} parcel={parcel} />
          )}
        </article>
      ))}
    </section>
  );
}

function arrived({ events }: Parcel): boolean {
  return events.some(({ state }) => state === 'delivered');
}

function Seen({ parcel: { carrier, tracking_no: number, events } }: { readonly parcel: Parcel }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <h3>{intl.formatMessage({ id: 'staff.parcel' }, { carrier, number })}</h3>
      <ol className={styles.events}>
        {events.toReversed().map(({ state, at, place }) => (
          <li key={`${state}${at}`}>
            <strong>{intl.formatMessage({ id: `orders.parcel.${state}` })}</strong>
            <time className={styles.since} dateTime={at}>
              {formatDateTime(at, locale)}
            </time>
            {place !== '' && <p>{place}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
