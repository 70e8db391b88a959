import type { Locale } from '../i18n/locale';

/** Years above are of the Buddhist era (`docs/contract.md`, "Thai data"). */
const LAST_GREGORIAN_YEAR = 2400;
const ERA = 543;

/** A day as people write it, `31/12/2535` or `31/12/1992`, as an ISO date; undefined where there is no such day. */
export function parseBirthdate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text.trim()) ?? [];
  if (year === '') return undefined;
  const gregorian = Number(year) > LAST_GREGORIAN_YEAR ? Number(year) - ERA : Number(year);
  const iso = `${String(gregorian).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** An ISO date as it is typed: the Buddhist year on Thai pages. */
export function writeBirthdate(iso: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day}/${month}/${String(Number(year) + (locale === 'th' ? ERA : 0))}`;
}
