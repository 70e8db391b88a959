import { maxQty, pricesOf, refuseSale } from '../../catalog/rules/product-rules.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import { unitPriceOf } from '../../pricing/rules/unit-price.ts';
import type { CartProduct } from '../ports.ts';

/** The most pieces that one cart may hold now: while the flash price is the lowest, not more than are left of it. */
export function cartMax(product: CartProduct): number {
  const { flash } = product;
  const paysFlash = unitPriceOf(pricesOf(product), 1).source === 'flash';
  return flash && paysFlash ? Math.min(maxQty(product), flash.left) : maxQty(product);
}

/**
 * Why a line of `qty` pieces may not be in a cart. A product that is unknown or not listed is out of
 * stock: a refused rule is never 404 (`docs/contract.md`, "Errors").
 */
export function refuseLine(product: CartProduct | undefined, qty: number): Refusal | undefined {
  if (!product) return refuse('OUT_OF_STOCK').refusal;
  const refusal = refuseSale(product);
  if (refusal) return refusal;
  if (product.available <= 0) return refuse('OUT_OF_STOCK').refusal;
  const max = cartMax(product);
  return qty > max ? refuseQty(max, product).refusal : undefined;
}

/** @param max the most pieces that would be accepted */
export function refuseQty(max: number, { id, bought, limitDays }: CartProduct) {
  return refuse('PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', {
    data: { max, product_id: id, bought, days: limitDays },
  });
}
