import { lettersOf } from './graphemes.ts';

/**
 * Characters in the fonts of tax invoices (`server/modules/invoices/drawing/type-setter.ts`); a test compares them
 * with the font files. Western and some Central European Latin, Thai, currency signs.
 */
export const LATIN_LETTERS =
  /[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/;
export const LATIN_MORE =
  /[\u0110\u0132\u0133\u0135\u0140-\u0142\u0160\u0161\u0178\u017d\u017e\u0192\u0237\u1e9e]/;
export const THAI_LETTERS = /[\u0e01-\u0e3a\u0e3f-\u0e5b]/;

/** First grapheme that tax invoices cannot print; undefined if all can be printed. */
export function unprintableLetter(text: string): string | undefined {
  const isPrinted = (sign: string) =>
    [LATIN_LETTERS, LATIN_MORE, THAI_LETTERS].some((known) => known.test(sign));
  return lettersOf(text).find((letter) => !Array.from(letter).every(isPrinted));
}
