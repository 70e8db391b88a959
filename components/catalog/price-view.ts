import type { ProductCard } from '@/lib/api/contract/catalog';
import { formatBaht } from '@/lib/format/money';
import { needsApproval } from './drug-names';

interface PriceView {
  /** Baht, what a shopper pays. */
  readonly amount: number;
  /** Baht; only where the price is reduced. */
  readonly was?: number;
  /** Baht; 0 where nothing is saved. */
  readonly saved: number;
  /** Whole percent of the list price, rounded down so that no badge promises too much. */
  readonly percent: number;
}

/** A deal below the list price is a reduction; medicines that need an approval never show one. */
export function priceView(product: Pick<ProductCard, 'price' | 'deal_price' | 'drug'>): PriceView {
  const { price, deal_price: deal } = product;
  if (needsApproval(product) || deal <= 0 || deal >= price) {
    return { amount: price, saved: 0, percent: 0 };
  }
  const saved = Math.round((price - deal) * 100) / 100;
  return { amount: deal, was: price, saved, percent: Math.floor((saved / price) * 100) };
}

/** An amount inside a sentence. */
export function bahtText(baht: number): string {
  return `฿${formatBaht(baht)}`;
}
