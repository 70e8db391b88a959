/** Characters of a Thai name, including digits, spaces and punctuation. */
export const THAI_SIGN = /[\p{sc=Thai}\d\s.,()/฿'"’“”\u200b\p{Pd}]/u;

/** Whether a name is written in Thai, as on a Thai id card: at least one Thai letter, and no other script. */
export function isThaiName(text: string): boolean {
  return /\p{sc=Thai}/u.test(text) && Array.from(text).every((sign) => THAI_SIGN.test(sign));
}
