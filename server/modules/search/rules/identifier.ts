import { normalize } from './normalize.ts';

/** Shortest item code or registration number. */
const MIN_LENGTH = 4;
/** More than half of an identifier are digits; of "spf50" or "30 ml serum" they are fewer. */
const DIGITS_SHARE = 0.5;

/**
 * The letters and digits of text that may be an identifier: `1a68068` of "1A 680/68" or "๑A-680/68". Undefined for
 * other text, so that only few queries are looked up.
 */
export function identifierOf(text: string): string | undefined {
  const folded = normalize(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const digits = folded.replaceAll(/\D/g, '').length;
  return folded.length >= MIN_LENGTH && digits > folded.length * DIGITS_SHARE ? folded : undefined;
}
