import type { IntlShape } from 'react-intl/server';

/** `18:00`, by the clock of Bangkok: the same for whoever reads the page. */
export function clockTime(intl: IntlShape, iso: string): string {
  return intl.formatTime(iso, {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** What ends at midnight is over on the day before. */
export function lastMoment(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
