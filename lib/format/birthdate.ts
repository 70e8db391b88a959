import type { Locale } from '../i18n/locale';
import { arabicDigits } from './digits.ts';
import { tidyLine } from './tidy-text.ts';

/** Later years belong to the Buddhist era (`docs/contract.md`, "Thai data"). */
const LAST_GREGORIAN_YEAR = 2400;
const ERA = 543;
/** Accepted years, from births to document expiry. */
const YEARS = { first: 1800, last: 2200 } as const;

const APART = String.raw`(?:\s*[/.,\s\p{Pd}]\s*)`;
const DAY = '(?<day>\\d{1,2})';
const MONTH = '(?<month>\\d{1,2})';
const WORD = '(?<month>[^\\d\\s/]+?)';
const YEAR = '(?<year>\\d{4})';
/** Unambiguous: years start at 1800, so no text matches two forms as different days. */
const FORMS = [
  `${DAY}${APART}${MONTH}${APART}${YEAR}`,
  `${YEAR}${APART}${MONTH}${APART}${DAY}`,
  '(?<day>\\d\\d)(?<month>\\d\\d)(?<year>\\d{4})',
  '(?<year>\\d{4})(?<month>\\d\\d)(?<day>\\d\\d)',
  `${DAY}${APART}?${WORD}${APART}?${YEAR}`,
  `${WORD}${APART}?${DAY}${APART}${YEAR}`,
].map((form) => new RegExp(`^${form}$`, 'u'));

/**
 * Parses a typed day into an ISO date: `31/12/2535`, `31/12/1992`, without separators as on a numeric keypad,
 * `1992-12-31`, `31 ธ.ค. 2535` or `31 Dec 1992`, in any numerals. Undefined for days that do not exist, and for
 * two-digit years, whose era and century are ambiguous.
 */
export function parseBirthdate(text: string): string | undefined {
  const written = arabicDigits(text).replaceAll(/[พค]\.?ศ\.?/g, ' ');
  const plain = tidyLine(written);
  for (const form of FORMS) {
    const { year = '', month = '', day = '' } = form.exec(plain)?.groups ?? {};
    const iso = year === '' ? undefined : isoDay(year, monthOf(month), day);
    if (iso !== undefined) return iso;
  }
  return undefined;
}

/** Number of a month name in Thai or English, full or abbreviated; empty if unknown. */
function monthOf(word: string): string {
  if (/^\d/.test(word)) return word;
  const plain = (name: string) => name.toLowerCase().replaceAll('.', '');
  for (const locale of ['th', 'en', 'en-GB']) {
    for (const length of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
      const month = Array.from({ length: 12 }, (_, index) => index).find(
        (index) => plain(names.format(Date.UTC(2000, index))) === plain(word),
      );
      if (month !== undefined) return String(month + 1);
    }
  }
  return '';
}

function isoDay(year: string, month: string, day: string): string | undefined {
  const gregorian = Number(year) > LAST_GREGORIAN_YEAR ? Number(year) - ERA : Number(year);
  if (gregorian < YEARS.first || gregorian > YEARS.last) return undefined;
  const iso = `${String(gregorian)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Formats an ISO date for typing; with the Buddhist year on Thai pages. */
export function writeBirthdate(iso: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day}/${month}/${String(Number(year) + (locale === 'th' ? ERA : 0))}`;
}
