import { MAX_LINE_QTY } from '../../../../lib/api/contract/cart.ts';
import type { PublicPriceSource } from '../../../../lib/api/contract/price.ts';
import type { Satang } from '../../../core/money.ts';
import type { DrugClass } from '../../../core/products.ts';
import { type Refusal, refuse } from '../../../core/result.ts';
import {
  type ListedPrice,
  type ProductPrices,
  publicPriceOf,
} from '../../pricing/rules/unit-price.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';

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

interface Priced extends Pick<ProductPrices, 'dealPrice' | 'memberPrice' | 'flash'> {
  readonly price: Satang;
  readonly drugClass: DrugClass;
}

/** A product as the price rules know it. */
export function pricesOf(product: Priced): ProductPrices {
  const { price: listPrice, dealPrice, memberPrice, flash, drugClass } = product;
  const restricted = drugPolicy(drugClass) === 'approval';
  return { listPrice, dealPrice, memberPrice, flash, restricted };
}

/** What anybody pays for one piece now (`docs/prices.md`). */
export function publicPrice(product: Priced): ListedPrice<PublicPriceSource> {
  const prices = pricesOf(product);
  return { listPrice: prices.listPrice, ...publicPriceOf(prices, 1) };
}

/** One coin for each so many satang. */
const SATANG_PER_COIN = 2_500;

/** Coins that a member earns with goods of so much. */
export function earnedCoins(goods: Satang): number {
  return Math.floor(goods / SATANG_PER_COIN);
}

/** Whoever is not known has bought nothing, and has no approvals. */
interface Sellable {
  readonly listed: boolean;
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
  readonly available: number;
  readonly bought?: number;
  readonly approved?: number;
}

/** The most pieces of a product that one order may hold, whatever the stock: what was bought lately counts. */
export function purchaseLimit({ bought = 0, approved = 0, ...product }: Sellable): number {
  if (drugPolicy(product.drugClass) === 'approval') return approved;
  const limit = effectiveLimit(product);
  return limit === null ? MAX_LINE_QTY : Math.min(Math.max(0, limit - bought), MAX_LINE_QTY);
}

/** The most pieces that may be ordered now; 0 when it cannot be ordered. */
export function maxQty(product: Sellable): number {
  return refuseSale(product) ? 0 : Math.max(0, Math.min(product.available, purchaseLimit(product)));
}

/** Why a product may not be sold online at all, whatever the stock. */
export function refuseSale({ listed, drugClass, approved = 0 }: Sellable): Refusal | undefined {
  if (!listed || drugClass === 'controlled') return refuse('OUT_OF_STOCK').refusal;
  if (drugPolicy(drugClass) === 'direct' || approved > 0) return undefined;
  return refuse('APPROVAL_REQUIRED', { data: { conversation_url: pagePath('/pharmacy/consult') } })
    .refusal;
}
