'use client';

import { useIntl } from 'react-intl';
import type { Parcel } from '@/lib/orders/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';

/** Each parcel with its number and where it was seen, the latest first. */
export function Parcels({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const intl = useIntl();
  if (parcels.length === 0) return null;
  return (
    <section className={styles.tile} aria-labelledby="order-parcels">
      <h2 id="order-parcels">
        {intl.formatMessage({ id: 'orders.parcels' }, { count: parcels.length })}
      </h2>
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} />
      ))}
    </section>
  );
}

function ParcelCard({ parcel }: { readonly parcel: Parcel }) {
  const intl = useIntl();
  const locale = useLocale();
  const { carrier, tracking_no: number, events } = parcel;
  return (
    <article className={styles.parcel}>
      <h3>{intl.formatMessage({ id: 'orders.parcel' }, { carrier, number })}</h3>
      {events.length === 0 && (
        <p className={styles.muted}>{intl.formatMessage({ id: 'orders.noEvents' })}</p>
      )}
      <ol className={styles.events}>
        {events.toReversed().map(({ state, at, place }) => (
          <li key={`${state}${at}`}>
            <span>
              <strong>{intl.formatMessage({ id: `orders.parcel.${state}` })}</strong>
              {place !== '' && <span>{place}</span>}
            </span>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </li>
        ))}
      </ol>
    </article>
  );
}
