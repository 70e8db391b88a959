import type { Say } from '@/components/layout/say';
import { formatRoundBaht } from '@/lib/format/money';

/** A range of prices in words; without an end it is open there. */
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

/** A band ends a satang below the next one; people say where the next one begins. */
function openEnd(baht: number): number {
  return Math.round(baht * 100) % 100 === 99 ? Math.ceil(baht) : baht;
}
