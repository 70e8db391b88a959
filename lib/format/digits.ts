/** Zeros of the numerals that keyboards of our shoppers write: Arabic, Persian, Devanagari, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50, 0x0e_d0, 0x10_40, 0x17_e0];

/** The same text in Arabic numerals and letters of the common width. */
export function arabicDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Between groups of a number. */
export const SEPARATORS = /[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu;
/** A comma before three digits divides thousands; elsewhere it may be a decimal sign, and is left for others to judge. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** A number that is written in groups, `1-2345-67890-12-3` or `1,000`, in one; any other text as it is. */
export function joinedDigits(text: string): string {
  return ifLike(/^\d*$/, text);
}

/** The same of a number that may have decimals. */
export function joinedDecimal(text: string): string {
  return ifLike(/^\d*(?:\.\d*)?$/, text);
}

function ifLike(pattern: RegExp, text: string): string {
  const joined = arabicDigits(text).replaceAll(SEPARATORS, '').replaceAll(THOUSANDS, '');
  return pattern.test(joined) ? joined : text.trim();
}
