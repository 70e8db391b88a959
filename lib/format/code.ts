import { arabicDigits } from './digits.ts';

/**
 * Normalises a typed or pasted code for comparison: upper-case letters and digits only. Spaces, punctuation and
 * invisible characters are dropped; full-width forms and other numerals are converted. Codes issued by the shop are
 * already in this form.
 */
export function foldCode(text: string): string {
  return arabicDigits(text)
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
