'use client';

import { useIntl } from 'react-intl';
import type { Order } from '@/lib/orders/contract';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './orders.module.scss';

export function HomeDelivery({ address }: { readonly address: NonNullable<Order['address']> }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.tile} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{intl.formatMessage({ id: 'orders.delivery' })}</h2>
      <p>{fullName(address)}</p>
      <p>{formatAddress(address, locale)}</p>
      <p>{address.mobile}</p>
    </section>
  );
}
