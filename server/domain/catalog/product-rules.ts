import type { DrugClass } from '../../seed/types.ts';
import type { Satang } from '../kernel/money.ts';

/** Up to so many pieces the stock is low; `stock_level` of the database says the same. */
const LOW_STOCK = 5;

export type StockLevel = 'none' | 'low' | 'ok';

export function stockLevel(available: number): StockLevel {
  if (available <= 0) return 'none';
  return available <= LOW_STOCK ? 'low' : 'ok';
}

/** Whether a medicine may be sold without a pharmacist (`docs/product/browse.md`, "Medicine classes"). */
export function drugPolicy(drugClass: DrugClass): 'direct' | 'approval' {
  return drugClass === 'dangerous' || drugClass === 'controlled' ? 'approval' : 'direct';
}

/**
 * Pieces of one packaged medicine per order, where the product has no limit of its own (`docs/product/browse.md`,
 * "Medicine classes").
 */
export const PACKAGED_MEDICINE_CAP = 5;

interface Limited {
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
}

/** The most pieces of a product that one order may hold; null where only stock limits. */
export function effectiveLimit({ drugClass, purchaseLimit: own }: Limited): number | null {
  return own ?? (drugClass === 'packaged' ? PACKAGED_MEDICINE_CAP : null);
}

interface Priced {
  readonly price: Satang;
  readonly dealPrice: Satang;
  readonly flash: { readonly price: Satang } | null;
}

/**
 * What anybody pays for one piece now: the lowest of list, deal and flash price (`docs/product/cart.md`, "Unit
 * price").
 */
export function currentPrice(product: Priced): Satang {
  const { price, dealPrice, flash } = product;
  return Math.min(price, dealPrice > 0 ? dealPrice : price, flash?.price ?? price);
}

export function priceSource(product: Priced): 'list' | 'deal' | 'flash' {
  const now = currentPrice(product);
  if (product.flash?.price === now) return 'flash';
  return product.dealPrice === now ? 'deal' : 'list';
}

/** One coin for each so many satang. */
const SATANG_PER_COIN = 2_500;

/** Coins that a member earns with goods of so much. */
export function earnedCoins(goods: Satang): number {
  return Math.floor(goods / SATANG_PER_COIN);
}
