import type { Product } from '../api/contract/catalog';

interface Reduced {
  /** Baht, what anybody pays. */
  readonly amount: number;
  /** Baht; undefined where the offer does not undercut the list price. */
  readonly was: number | undefined;
  /** Baht. */
  readonly saved: number;
  /** Whole per cent of the list price, rounded down so that no badge promises too much. */
  readonly percent: number;
}

/** A price is one of these; the page and the structured data tell the same. */
export type PriceVariant =
  | (Reduced & { readonly kind: 'list' | 'deal' })
  | (Reduced & { readonly kind: 'flash'; readonly flash: NonNullable<Product['flash']> });

type Priced = Pick<Product, 'price' | 'deal_price' | 'flash' | 'price_source' | 'drug'>;

/** Medicines that need an approval carry no price promotion (`docs/product/browse.md`, "Medicine classes"). */
export function priceVariant(product: Priced): PriceVariant {
  const { price, deal_price: deal, flash, price_source: source, drug } = product;
  if (drug?.policy === 'approval') return { kind: 'list', ...reduced(price, price) };
  if (source === 'flash' && flash) return { kind: 'flash', flash, ...reduced(price, flash.price) };
  if (source === 'deal') return { kind: 'deal', ...reduced(price, deal) };
  return { kind: 'list', ...reduced(price, price) };
}

function reduced(price: number, amount: number): Reduced {
  if (amount >= price) return { amount, was: undefined, saved: 0, percent: 0 };
  const saved = Math.round((price - amount) * 100) / 100;
  return { amount, was: price, saved, percent: Math.floor((saved / price) * 100) };
}

/**
 * Baht that anybody pays for what a tile shows: the lowest of list, deal and flash price (`docs/product/cart.md`,
 * "Unit price").
 */
export function currentAmount(card: Pick<Product, 'price' | 'deal_price' | 'flash'>): number {
  const { price, deal_price: deal, flash } = card;
  return Math.min(price, deal > 0 ? deal : price, flash?.price ?? price);
}
