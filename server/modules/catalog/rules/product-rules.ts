import { MAX_LINE_QTY } from '../../../../lib/cart/contract.ts';
import type { PublicPriceSource } from '../../../../lib/catalog/contract-price.ts';
import type { Satang } from '../../../core/money.ts';
import type { DrugClass } from '../../../core/products.ts';
import { type Refusal, refuse } from '../../../core/result.ts';
import {
  type ListedPrice,
  type ProductPrices,
  publicPriceOf,
} from '../../pricing/rules/unit-price.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';

/** Stock up to this many pieces is low; must equal `stock_level` of the database. */
const LOW_STOCK = 5;

export type StockLevel = 'none' | 'low' | 'ok';

/** @param available unreserved pieces */
export function stockLevel(available: number): StockLevel {
  if (available <= 0) return 'none';
  return available <= LOW_STOCK ? 'low' : 'ok';
}

/** Whether a medicine may be sold without a pharmacist (`docs/product/browse.md`, "Medicine classes"). */
export function drugPolicy(drugClass: DrugClass): 'direct' | 'approval' {
  return drugClass === 'dangerous' || drugClass === 'controlled' ? 'approval' : 'direct';
}

/** Default limit of pieces per order of one packaged medicine (`docs/product/browse.md`, "Medicine classes"). */
export const PACKAGED_MEDICINE_CAP = 5;

interface Limited {
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
}

/** Maximum pieces of a product per order; null if limited by stock only. */
export function effectiveLimit({ drugClass, purchaseLimit: own }: Limited): number | null {
  return own ?? (drugClass === 'packaged' ? PACKAGED_MEDICINE_CAP : null);
}

interface Priced extends Pick<ProductPrices, 'dealPrice' | 'memberPrice' | 'flash'> {
  readonly price: Satang;
  readonly drugClass: DrugClass;
}

export function pricesOf(product: Priced): ProductPrices {
  const { price: listPrice, dealPrice, memberPrice, flash, drugClass } = product;
  const restricted = drugPolicy(drugClass) === 'approval';
  return { listPrice, dealPrice, memberPrice, flash, restricted };
}

/** The current price of one piece without a sign-in (`docs/prices.md`). */
export function publicPrice(product: Priced): ListedPrice<PublicPriceSource> {
  const prices = pricesOf(product);
  return { listPrice: prices.listPrice, ...publicPriceOf(prices, 1) };
}

const SATANG_PER_COIN = 2_500;

/** Coins earned by goods of this amount; one per full ฿25. */
export function earnedCoins(goods: Satang): number {
  return Math.floor(goods / SATANG_PER_COIN);
}

/** For guests `bought` and `approved` are absent and count as 0. */
interface Sellable {
  readonly listed: boolean;
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
  readonly available: number;
  readonly bought?: number;
  readonly approved?: number;
}

/** Maximum pieces per order regardless of stock, less recent purchases. */
export function purchaseLimit({ bought = 0, approved = 0, ...product }: Sellable): number {
  if (drugPolicy(product.drugClass) === 'approval') return approved;
  const limit = effectiveLimit(product);
  return limit === null ? MAX_LINE_QTY : Math.min(Math.max(0, limit - bought), MAX_LINE_QTY);
}

/** Maximum pieces that can be ordered now; 0 if not orderable. */
export function maxQty(product: Sellable): number {
  return refuseSale(product) ? 0 : Math.max(0, Math.min(product.available, purchaseLimit(product)));
}

/**
 * Refuses a product that may not be sold online regardless of stock: OUT_OF_STOCK, or APPROVAL_REQUIRED without an
 * approval.
 */
export function refuseSale({ listed, drugClass, approved = 0 }: Sellable): Refusal | undefined {
  if (!listed || drugClass === 'controlled') return refuse('OUT_OF_STOCK').refusal;
  if (drugPolicy(drugClass) === 'direct' || approved > 0) return undefined;
  return refuse('APPROVAL_REQUIRED', { data: { conversation_url: pagePath('/pharmacy/consult') } })
    .refusal;
}
