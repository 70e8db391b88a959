import { arabicDigits } from './digits.ts';

/** A number that gets an SMS: ten digits from 0, never from 00 (`docs/contract.md`, "Values"). */
export const MOBILE = /^0[1-9]\d{8}$/;
/** Numbers of houses have nine. */
const LANDLINE = /^0[2-7]\d{7}$/;
/** The code of Thailand, also dialled from abroad or written with the zero that is left out behind it. */
const COUNTRY = /^(?:\+|00)?660?(?=[1-9]\d{7,8}$)/;
const LABEL = /^(?:tel|phone|mobile|โทรศัพท์|โทร|มือถือ)[.:]*/i;
const EXTENSION = /(?:ext(?:ension)?\.?|x|#|ต่อ)[.:]?(\d{1,6})$/i;

/**
 * The ten digits of a number, however it was typed or pasted: in groups, with brackets, in Thai numerals, with the
 * code of the country. Undefined where it is none; nothing is cut off.
 */
export function parseMobile(text: string): string | undefined {
  const national = nationalOf(compact(text));
  return MOBILE.test(national) ? national : undefined;
}

/** A number that a person calls: a landline too, and `ext 3` behind the digits of one that has an extension. */
export function parsePhone(text: string): string | undefined {
  const written = compact(text);
  const extension = EXTENSION.exec(written);
  const national = nationalOf(written.slice(0, extension?.index));
  if (!MOBILE.test(national) && !LANDLINE.test(national)) return undefined;
  return extension ? `${national} ext ${extension[1] ?? ''}` : national;
}

function compact(text: string): string {
  return arabicDigits(text)
    .replaceAll(/[\s().\p{Pd}\p{Default_Ignorable_Code_Point}\u2212]/gu, '')
    .replace(LABEL, '');
}

function nationalOf(written: string): string {
  return written.replace(COUNTRY, '0');
}
