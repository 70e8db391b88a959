import type { StatusTexts } from './status-line';
import type { Texts } from '@/lib/i18n/texts';

/** Sunday first: 1 January 2023 was one. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));

/** The words of the status with their gaps left open. */
export function statusTexts(intl: Texts<'conversations-pharmacy'>): StatusTexts {
  return {
    checking: intl.formatMessage({ id: 'conversations-pharmacy.checking' }),
    open: intl.formatMessage({ id: 'conversations-pharmacy.open' }, { time: '{time}' }),
    openAlways: intl.formatMessage({ id: 'conversations-pharmacy.openAlways' }),
    unattended: intl.formatMessage({ id: 'conversations-pharmacy.unattended' }, { time: '{time}' }),
    unattendedAlways: intl.formatMessage({ id: 'conversations-pharmacy.unattendedAlways' }),
    closed: intl.formatMessage(
      { id: 'conversations-pharmacy.closed' },
      { day: '{day}', time: '{time}' },
    ),
    days: WEEK.map((day) => intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' })),
    closedForNow: intl.formatMessage({ id: 'conversations-pharmacy.closedForNow' }),
    noQueue: intl.formatMessage({ id: 'conversations-pharmacy.noQueue' }),
    queue: intl.formatMessage(
      { id: 'conversations-pharmacy.queue' },
      { count: '{count}', minutes: '{minutes}' },
    ),
  };
}
