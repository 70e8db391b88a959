import type { PriceSource } from '../../../lib/api/contract/cart.ts';
import type { Satang } from '../kernel/money.ts';

/** A flash price that may be paid as long as pieces are left of it. */
export interface FlashPrice {
  readonly saleId: number;
  readonly price: Satang;
  readonly left: number;
}

/** The prices that one product has at one moment, for one shopper. */
export interface ProductPrices {
  readonly listPrice: Satang;
  /** 0 means no deal. */
  readonly dealPrice: Satang;
  /** 0 means none, or that the shopper holds no member card. */
  readonly memberPrice: Satang;
  readonly flash: FlashPrice | null;
}

export interface UnitPrice {
  readonly unitPrice: Satang;
  readonly source: PriceSource;
}

/**
 * Step 1 of the price rules (`docs/product/cart.md`, "Unit price"): the lowest price. All pieces of a line cost the
 * same, so a flash price counts only where the quota holds all of them; where another price is as low, the quota is
 * left alone.
 */
export function unitPriceOf(prices: ProductPrices, qty: number): UnitPrice {
  const { listPrice, dealPrice, memberPrice, flash } = prices;
  const offers: UnitPrice[] = [
    { unitPrice: listPrice, source: 'list' },
    ...(dealPrice > 0 ? [{ unitPrice: dealPrice, source: 'deal' as const }] : []),
    ...(memberPrice > 0 ? [{ unitPrice: memberPrice, source: 'member' as const }] : []),
    ...(flash && flash.left >= qty ? [{ unitPrice: flash.price, source: 'flash' as const }] : []),
  ];
  return offers.reduce((best, offer) => (offer.unitPrice < best.unitPrice ? offer : best));
}
