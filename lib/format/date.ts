import type { Locale } from '../i18n/locale';

const zone = { timeZone: 'Asia/Bangkok' } as const;

/** Buddhist era on Thai screens, Gregorian on English ones, always Bangkok's clock (`api.md`, "Thai data"). */
const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'medium', timeStyle: 'short' }),
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
    ...zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }),
};

export function formatDateTime(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso));
}
