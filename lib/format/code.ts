import { arabicDigits } from './digits.ts';

/**
 * A code as it is compared, however it was typed or pasted: letters and digits alone, in capitals. Spaces, punctuation and
 * invisible signs are dropped, full-width forms and other numerals count as ours. Codes that the shop gives out fold to
 * themselves.
 */
export function foldCode(text: string): string {
  return arabicDigits(text)
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
