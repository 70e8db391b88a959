import type { Say } from '@/components/common/say';
import { formatRoundBaht } from '@/lib/format/money';

/** Price range as text; an undefined end is open. */
export function bahtRange(
  min: number | undefined,
  max: number | undefined,
  say: Say<'catalog'>,
): string {
  if (max === undefined) return say('catalog.priceFrom', { min: formatRoundBaht(min ?? 0) });
  const end = formatRoundBaht(openEnd(max));
  if (min === undefined || min === 0) return say('catalog.priceUpTo', { max: end });
  return say('catalog.priceBetween', { min: formatRoundBaht(min), max: end });
}

/** Bands end one satang below the next; the text shows the round price. */
function openEnd(baht: number): number {
  return Math.round(baht * 100) % 100 === 99 ? Math.ceil(baht) : baht;
}
