import { MAX_LINE_QTY } from '../../../../lib/api/contract/cart.ts';
import type { DrugClass } from '../../../core/products.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import { drugPolicy, effectiveLimit } from './product-rules.ts';

/** Whoever is not known has bought nothing, and has no approvals. */
interface Sellable {
  readonly listed: boolean;
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
  readonly available: number;
  readonly bought?: number;
  readonly approved?: number;
}

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

/** Why a product may not be sold online at all, whatever the stock. */
export function refuseSale({ listed, drugClass, approved = 0 }: Sellable): Refusal | undefined {
  if (!listed || drugClass === 'controlled') return refuse('OUT_OF_STOCK').refusal;
  if (drugPolicy(drugClass) === 'direct' || approved > 0) return undefined;
  return refuse('APPROVAL_REQUIRED', { data: { conversation_url: CONSULT_PATH } }).refusal;
}
