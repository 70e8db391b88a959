import type { Hasher } from '../../../core/ports.ts';

/** How a card's code and number are kept; the number's hash belongs to its card, so that equal numbers differ. */
export function hashGiftCard(
  hasher: Hasher,
  { code, pin }: { readonly code: string; readonly pin: string },
): { readonly code: string; readonly pin: string } {
  return {
    code: hasher.hash(`gift-card:${code}`),
    pin: hasher.hash(`gift-card-pin:${code}:${pin}`),
  };
}
