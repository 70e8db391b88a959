import { normalize } from './normalize.ts';

/** Length of the shortest item code or registration number. */
const MIN_LENGTH = 4;
/** Identifiers are mostly digits, unlike "spf50" or "30 ml serum". */
const DIGITS_SHARE = 0.5;

/**
 * Letters and digits of a possible identifier: `1a68068` for "1A 680/68" or "๑A-680/68". Undefined for other text, to
 * limit the number of look-ups.
 */
export function identifierOf(text: string): string | undefined {
  const folded = normalize(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const digits = folded.replaceAll(/\D/g, '').length;
  return folded.length >= MIN_LENGTH && digits > folded.length * DIGITS_SHARE ? folded : undefined;
}
