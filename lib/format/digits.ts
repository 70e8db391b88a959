/** Zeros of numerals on our shoppers' keyboards: Arabic, Persian, Devanagari, Thai, Lao, Burmese, Khmer. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50, 0x0e_d0, 0x10_40, 0x17_e0];

/** Converts to Arabic numerals and half-width letters (NFKC). */
export function arabicDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

export const SEPARATORS = /[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu;
/** Thousands separator: a comma before exactly three digits. Other commas may be decimal signs, and stay. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Joins a grouped number, `1-2345-67890-12-3` or `1,000`; other text stays unchanged. */
export function joinedDigits(text: string): string {
  return ifLike(/^\d*$/, text);
}

/** Joins a grouped number that may have decimals. */
export function joinedDecimal(text: string): string {
  return ifLike(/^\d*(?:\.\d*)?$/, text);
}

function ifLike(pattern: RegExp, text: string): string {
  const joined = arabicDigits(text).replaceAll(SEPARATORS, '').replaceAll(THOUSANDS, '');
  return pattern.test(joined) ? joined : text.trim();
}
