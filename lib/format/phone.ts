import { arabicDigits } from './digits.ts';

/** Number that receives SMS: ten digits from 0, never from 00 (`docs/contract.md`, "Values"). */
export const MOBILE = /^0[1-9]\d{8}$/;
/** Landline numbers have nine digits. */
const LANDLINE = /^0[2-7]\d{7}$/;
/** Country code of Thailand, also with the international prefix, or with the trunk zero kept after it. */
const COUNTRY = /^(?:\+|00)?660?(?=[1-9]\d{7,8}$)/;
const LABEL = /^(?:tel|phone|mobile|โทรศัพท์|โทร|มือถือ)[.:]*/i;
const EXTENSION = /(?:ext(?:ension)?\.?|x|#|ต่อ)[.:]?(\d{1,6})$/i;

/**
 * Parses a typed or pasted mobile number into ten digits: grouped, with brackets, in Thai numerals, with country
 * code. Undefined if invalid; never truncates.
 */
export function parseMobile(text: string): string | undefined {
  const national = nationalOf(compact(text));
  return MOBILE.test(national) ? national : undefined;
}

/** Parses a number for callbacks: also landlines, and an extension as `ext 3` after the digits. */
export function parsePhone(text: string): string | undefined {
  const written = compact(text);
  const extension = EXTENSION.exec(written);
  const national = nationalOf(written.slice(0, extension?.index));
  if (!MOBILE.test(national) && !LANDLINE.test(national)) return undefined;
  return extension ? `${national} ext ${extension[1] ?? ''}` : national;
}

/** Parses a number of a shop, and writes it in groups: `02-000-0101`, `053-000-121`, `081-234-5678`. */
export function parseOfficePhone(text: string): string | undefined {
  const digits = nationalOf(compact(text));
  if (MOBILE.test(digits)) return digits.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  if (!LANDLINE.test(digits)) return undefined;
  return digits.replace(/^(02|\d{3})(\d{3})/, '$1-$2-');
}

function compact(text: string): string {
  return arabicDigits(text)
    .replaceAll(/[\s().\p{Pd}\p{Default_Ignorable_Code_Point}\u2212]/gu, '')
    .replace(LABEL, '');
}

function nationalOf(written: string): string {
  return written.replace(COUNTRY, '0');
}
