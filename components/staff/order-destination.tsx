'use client';

import { useIntl } from 'react-intl';
import type { StaffOrderDetail } from '@/lib/staff/contract';
import { formatAddress, fullName } from '@/lib/format/address';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';

/** Recipient, with the address of delivery or the branch of collection. */
export function OrderDestination({ order }: { readonly order: StaffOrderDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const { customer, address, branch, ready_at: readyAt } = order;
  const title = intl.formatMessage({ id: branch ? 'staff.branch' : 'staff.address' });
  return (
    <section className={styles.part} aria-labelledby="staff-place">
      <h2 id="staff-place">{title}</h2>
      {branch && <p>{branch.name}</p>}
      {branch && readyAt !== null && (
        <p>
          {intl.formatMessage({ id: 'staff.readyAt' }, { time: formatDateTime(readyAt, locale) })}
        </p>
      )}
      {address && (
        <address className={styles.address}>
          <span>{fullName(address)}</span>
          <span>{formatAddress(address, locale)}</span>
          <Phone number={address.mobile} />
        </address>
      )}
      <h3>{intl.formatMessage({ id: 'staff.customer' })}</h3>
      <p className={styles.line}>
        {customer.name} <Phone number={customer.phone} />
      </p>
    </section>
  );
}

function Phone({ number }: { readonly number: string }) {
  return (
    <a className={styles.phone} href={`tel:${number.replace(/\D/g, '')}`}>
      {number}
    </a>
  );
}
