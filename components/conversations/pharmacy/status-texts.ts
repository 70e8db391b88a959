import type { StatusTexts } from './status-line';
import type { Texts } from '@/lib/i18n/texts';

/** Sunday first: 1 January 2023 was one. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));

/** The words of the status with their gaps left open. */
export function statusTexts(intl: Texts<'pharmacy'>): StatusTexts {
  return {
    checking: intl.formatMessage({ id: 'pharmacy.checking' }),
    open: intl.formatMessage({ id: 'pharmacy.open' }, { time: '{time}' }),
    openAlways: intl.formatMessage({ id: 'pharmacy.openAlways' }),
    unattended: intl.formatMessage({ id: 'pharmacy.unattended' }, { time: '{time}' }),
    unattendedAlways: intl.formatMessage({ id: 'pharmacy.unattendedAlways' }),
    closed: intl.formatMessage({ id: 'pharmacy.closed' }, { day: '{day}', time: '{time}' }),
    days: WEEK.map((day) => intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })),
    closedForNow: intl.formatMessage({ id: 'pharmacy.closedForNow' }),
    noQueue: intl.formatMessage({ id: 'pharmacy.noQueue' }),
    queue: intl.formatMessage({ id: 'pharmacy.queue' }, { count: '{count}', minutes: '{minutes}' }),
  };
}
