import type { ProductCard } from '@/lib/api/contract/catalog';
import { currentAmount } from '@/lib/catalog/price-variant';
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

type Priced = Pick<ProductCard, 'price' | 'deal_price' | 'drug'> &
  Partial<Pick<ProductCard, 'flash' | 'member_price'>>;

/**
 * The lowest of list, deal and flash price, as the cart charges it. Medicines that need an approval never show a
 * reduction.
 */
export function priceView(product: Priced): PriceView {
  const { price } = product;
  const reduced = currentAmount({ flash: null, ...product });
  if (needsApproval(product) || reduced >= price) {
    return { amount: price, saved: 0, percent: 0 };
  }
  const saved = Math.round((price - reduced) * 100) / 100;
  return { amount: reduced, was: price, saved, percent: Math.floor((saved / price) * 100) };
}

/** Baht that holders of the member card pay, where that is less than everybody pays. */
export function memberPrice(product: Priced): number | undefined {
  const price = product.member_price ?? 0;
  const better = price > 0 && price < priceView(product).amount;
  return better && !needsApproval(product) ? price : undefined;
}
