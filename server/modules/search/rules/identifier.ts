import { gtinOf } from '../../../../lib/products/contract-barcodes.ts';
import { normalize } from './normalize.ts';

/** Length of the shortest item code or registration number. */
const MIN_LENGTH = 4;
/** Identifiers are mostly digits, unlike "spf50" or "30 ml serum". */
const DIGITS_SHARE = 0.5;

export interface Identifier {
  /** Letters and digits of a possible item code or registration number: `1a68068` for "1A 680/68" or "๑A-680/68". */
  readonly code: string;
  /** The 14 digits of a barcode, if it is one. */
  readonly gtin: string | undefined;
}

/** Undefined for text that cannot identify a product, to limit the number of look-ups. */
export function identifierOf(text: string): Identifier | undefined {
  const folded = normalize(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const digits = folded.replaceAll(/\D/g, '').length;
  const isLikely = folded.length >= MIN_LENGTH && digits > folded.length * DIGITS_SHARE;
  return isLikely ? { code: folded, gtin: gtinOf(folded) } : undefined;
}
