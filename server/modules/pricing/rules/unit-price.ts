import type { PriceSource, PublicPriceSource } from '../../../../lib/catalog/contract-price.ts';
import { type Satang, toBaht } from '../../../core/money.ts';

/** A flash price, valid while pieces are left. */
export interface FlashPrice {
  readonly saleId: number;
  readonly price: Satang;
  readonly left: number;
}

/** Prices of a product at one time. */
export interface PublicPrices {
  readonly listPrice: Satang;
  /** 0 means no deal. */
  readonly dealPrice: Satang;
  readonly flash: FlashPrice | null;
  /** Takes no promotion, coupon or coins: always the list price. */
  readonly restricted: boolean;
}

/** Prices of a product for one shopper. */
export interface ProductPrices extends PublicPrices {
  /** 0 means none, or no member card. */
  readonly memberPrice: Satang;
}

export interface UnitPrice<Source extends PriceSource = PriceSource> {
  readonly unitPrice: Satang;
  readonly source: Source;
}

/**
 * Step 1 of the price rules (`docs/prices.md`): the lowest price. All pieces of a line cost the same, so a flash
 * price counts only if the quota covers all of them; a tie with another price spares the quota.
 */
export function unitPriceOf(prices: ProductPrices, qty: number): UnitPrice {
  return lowest(prices, [
    ...offer('deal', prices.dealPrice),
    ...offer('member', prices.memberPrice),
    ...offer('flash', flashPrice(prices, qty)),
  ]);
}

/** Like `unitPriceOf`, without a member card. */
export function publicPriceOf(prices: PublicPrices, qty: number): UnitPrice<PublicPriceSource> {
  return lowest(prices, [
    ...offer('deal', prices.dealPrice),
    ...offer('flash', flashPrice(prices, qty)),
  ]);
}

function lowest<Source extends PriceSource>(
  { listPrice, restricted }: PublicPrices,
  offers: readonly UnitPrice<Source>[],
): UnitPrice<Source | 'list'> {
  const list: UnitPrice<Source | 'list'> = { unitPrice: listPrice, source: 'list' };
  if (restricted) return list;
  return offers.reduce((best, next) => (next.unitPrice < best.unitPrice ? next : best), list);
}

function offer<Source extends PriceSource>(source: Source, unitPrice: Satang): UnitPrice<Source>[] {
  return unitPrice > 0 ? [{ unitPrice, source }] : [];
}

function flashPrice({ flash }: PublicPrices, qty: number): Satang {
  return flash && flash.left >= qty ? flash.price : 0;
}

export type ListedPrice<Source extends PriceSource = PriceSource> = UnitPrice<Source> &
  Pick<PublicPrices, 'listPrice'>;

/** A displayed price in baht. */
export interface PriceNow<Source extends PriceSource = PriceSource> {
  readonly kind: Source;
  readonly amount: number;
  /** List price when a lower one applies. */
  readonly was: number | null;
  readonly saved: number;
  /** Whole per cent of the list price, rounded down. */
  readonly percent: number;
}

/** Converts prices from satang to displayed baht. */
export function priceNow<Source extends PriceSource>({
  listPrice,
  unitPrice,
  source,
}: ListedPrice<Source>): PriceNow<Source> {
  const saved = listPrice - unitPrice;
  return {
    kind: source,
    amount: toBaht(unitPrice),
    was: saved > 0 ? toBaht(listPrice) : null,
    saved: toBaht(saved),
    percent: Math.floor((saved * 100) / listPrice),
  };
}
