import { MAX_LINE_QTY } from '../../../../lib/api/contract/cart.ts';
import { drugPolicy, effectiveLimit, pricesOf } from '../../catalog/rules/product-rules.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import { unitPriceOf } from '../../pricing/rules/unit-price.ts';
import type { CartProduct } from '../ports.ts';

/** Whoever is not known has bought nothing, and has no approvals. */
type Sellable = Pick<CartProduct, 'listed' | 'drugClass' | 'purchaseLimit' | 'available'> &
  Partial<Pick<CartProduct, 'bought' | 'approved'>>;

/** Where one asks a pharmacist. */
const CONSULT_PATH = '/pharmacy/consult';

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

/** The most pieces that one cart may hold now: while the flash price is the lowest, not more than are left of it. */
export function cartMax(product: CartProduct): number {
  const { flash } = product;
  const paysFlash = unitPriceOf(pricesOf(product), 1).source === 'flash';
  return flash && paysFlash ? Math.min(maxQty(product), flash.left) : maxQty(product);
}

/** Why a product may not be sold online at all, whatever the stock. */
export function refuseSale({ listed, drugClass, approved = 0 }: Sellable): Refusal | undefined {
  if (!listed || drugClass === 'controlled') return refuse('OUT_OF_STOCK').refusal;
  if (drugPolicy(drugClass) === 'direct' || approved > 0) return undefined;
  return refuse('APPROVAL_REQUIRED', { data: { conversation_url: CONSULT_PATH } }).refusal;
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
