import { use } from 'react';
import type { LicensedPlace as Place } from '@/lib/conversations/contract-pharmacy';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './team.module.scss';

interface LicensedPlaceProps {
  readonly locale: Locale;
  readonly place: Place;
}

/** The pharmacy whose licence covers the answers, with its opening hours. */
export function LicensedPlace({ locale, place }: LicensedPlaceProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  const { name, licence_no: number, address, phone, hours } = place;
  const days = hoursRows(hours, locale, 'short').flatMap(({ days: on, time }) =>
    time === undefined ? [] : [`${on} ${time}`],
  );
  return (
    <address className={styles.place}>
      <strong>{intl.formatMessage({ id: 'conversations-pharmacy.place' }, { name })}</strong>
      <span>{intl.formatMessage({ id: 'conversations-pharmacy.placeLicence' }, { number })}</span>
      <span>
        {address} <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
      </span>
      <span>
        {intl.formatMessage({ id: 'conversations-pharmacy.placeHours' }, { days: days.join(', ') })}
      </span>
    </address>
  );
}
