import { repairThai } from './thai.ts';

/** Longer queries are truncated, since each word is looked up. */
const MAX_LENGTH = 200;

const THAI_ZERO = '๐'.codePointAt(0) ?? 0;

/**
 * Unifies spellings that look or mean the same: compatibility forms, case, accents, Thai digits and the order of Thai
 * marks. Removes markup, emoji, control and zero-width characters. The result consists of words, numbers with units,
 * and single spaces.
 */
export function normalize(raw: string): string {
  const plain = raw
    .slice(0, MAX_LENGTH * 2)
    .toWellFormed()
    .replaceAll(/<[^<>]*>/g, ' ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\ufffd]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - THAI_ZERO))
    .replaceAll(/[\p{Cf}[\p{Cc}--[\t\n\r]]]/gv, '');
  return joinUnits(withoutPunctuation(calm(repairThai(plain))))
    .slice(0, MAX_LENGTH)
    .trim();
}

/** Collapses repeated letters: "serummm", "มากกกก". Repeated digits, and a letter alone, stay. */
function calm(text: string): string {
  if (/^(.)\1+$/u.test(text)) return text;
  return text
    .replaceAll(/([\u0e01-\u0e2e])\1{2,}/g, '$1')
    .replaceAll(/(\p{Script=Latin})\1{2,}/gu, '$1$1');
}

/** Keeps decimal points; an apostrophe is removed with its "s", without leaving a gap. */
function withoutPunctuation(text: string): string {
  return text
    .replaceAll(/['’](?:s\b)?/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Printed units in both languages, by canonical unit. */
const UNITS: Readonly<Record<string, string>> = {
  ml: 'ml|มล|มิลลิลิตร|ซีซี|cc',
  l: 'l|litres?|liters?|ลิตร',
  g: 'g|gm|grams?|กรัม|ก',
  kg: 'kg|กก|กิโลกรัม|กิโล',
  mg: 'mg|มก|มิลลิกรัม',
  cm: 'cm|ซม|เซนติเมตร',
  mm: 'mm|มม|มิลลิเมตร',
  oz: 'oz|ออนซ์',
};

const UNIT_PATTERNS = Object.entries(UNITS).map(
  ([unit, wordings]) =>
    [unit, new RegExp(`(?<=\\d) ?(?:${wordings})(?![\\p{L}\\p{M}])`, 'gu')] as const,
);

/** Joins a number with its unit: "50 ml", "50ml" and "50 มล." are equal; so are "SPF 50" and "SPF50". */
function joinUnits(text: string): string {
  const joined = UNIT_PATTERNS.reduce((so, [unit, pattern]) => so.replaceAll(pattern, unit), text);
  return joined.replaceAll(/\b(spf) (?=\d)/g, '$1');
}
