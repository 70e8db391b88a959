import type { DeliveryChoice, PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import type { CartLine, CartView } from '../../cart/rules/view-cart.ts';
import { refuseQty } from '../../cart/rules/change-cart.ts';
import { purchaseLimit, refuseSale } from '../../catalog/rules/product-rules.ts';
import type { Satang } from '../../../core/money.ts';
import { type Refusal, refuse } from '../../../core/result.ts';
import type { FlashQuota } from '../../offers/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import type { OrderRepo } from '../ports.ts';

/** Refusal of a cart for reasons other than stock, which the reservation decides. */
export function refuseCart(
  cart: CartView,
  {
    paymentMethod,
    deliveryMethod,
  }: {
    readonly paymentMethod: PaymentMethod;
    readonly deliveryMethod?: DeliveryChoice | undefined;
  },
): Refusal | undefined {
  return (
    refuseItems(cart.lines) ??
    refuseSets(cart) ??
    refuseDelivery(cart, deliveryMethod) ??
    refuseCash(cart, paymentMethod)
  );
}

/** Approved medicines are handed over by a pharmacist (`docs/product/consultation.md`, "Approvals"). */
function refuseDelivery({ lines }: CartView, method?: DeliveryChoice): Refusal | undefined {
  if (method !== 'home' || !lines.some(({ restricted }) => restricted)) return undefined;
  return refuse('PICKUP_ONLY', { fields: { delivery_method: 'errors.PICKUP_ONLY' } }).refusal;
}

/** Sets that were started must be complete before paying (`docs/product/cart.md`, "Sets"). */
function refuseSets({ incompleteGroups }: CartView): Refusal | undefined {
  if (incompleteGroups.length === 0) return undefined;
  const groups = incompleteGroups.map(({ groupId, missing }) => ({ group_id: groupId, missing }));
  const missing = groups.reduce((sum, group) => sum + group.missing, 0);
  return refuse('PROMO_GROUP_INCOMPLETE', { data: { missing, groups } }).refusal;
}

function refuseCash({ codAllowed, toPay }: CartView, method: PaymentMethod): Refusal | undefined {
  if (method !== 'cod' || codAllowed || toPay === 0) return undefined;
  const fields = { payment_method: 'errors.COD_NOT_ALLOWED' };
  return refuse('COD_NOT_ALLOWED', { fields }).refusal;
}

/** Rules of the products themselves. */
function refuseItems(items: readonly CartLine[]): Refusal | undefined {
  const refused = items.flatMap(({ product }) => {
    const refusal = refuseSale(product);
    return refusal ? [{ ...refusal, productId: product.id }] : [];
  });
  const [first] = refused;
  if (first) {
    const same = refused.filter(({ code }) => code === first.code);
    const ids = same.map(({ productId }) => productId);
    return refuse(first.code, { data: { ...first.data, product_ids: ids } }).refusal;
  }
  const over = items.find(({ product, qty }) => qty > purchaseLimit(product));
  return over && refuseQty(purchaseLimit(over.product), over.product).refusal;
}

/** Whether the cart costs more than shown because a flash price lapsed. */
export async function hasLapsed(
  flashQuota: Pick<FlashQuota, 'lapsed'>,
  { lines, total }: CartView,
  seenTotal: Satang,
  now: Date,
): Promise<boolean> {
  if (total <= seenTotal) return false;
  const ids = lines.map(({ productId }) => productId);
  const lapsed = await flashQuota.lapsed(ids, now);
  return lines.some(({ productId, unitPrice }) => (lapsed.get(productId) ?? unitPrice) < unitPrice);
}

/** Limits per member, so that one member cannot hold all stock. */
export interface OrderLimits {
  /** So many days back an order counts against a product's purchase limit. */
  readonly days: number;
  /** Orders of a member that are unpaid, or open as cash on delivery, at a time. */
  readonly open: number;
  /** Orders that a member may try to place in an hour. */
  readonly hourly: number;
}

const HOUR_SECONDS = 3_600;

/** Whether a member tries too often; counts this try. */
export async function refuseHaste(
  { rateLimits, limits }: { readonly rateLimits: RateLimiter; readonly limits: OrderLimits },
  memberId: number,
  now: Date,
): Promise<Refusal | undefined> {
  const limit = { limit: limits.hourly, windowSeconds: HOUR_SECONDS };
  const taken = await rateLimits.take(`order:${String(memberId)}`, limit, now);
  if (taken.ok) return undefined;
  return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } }).refusal;
}

/**
 * Refuses above the limit of open orders. Call it under the cart's lock, which orders take first.
 *
 * @param owing new orders with something left to pay
 */
export async function refuseDebt(
  {
    orders,
    limits,
  }: { readonly orders: Pick<OrderRepo, 'countOpen'>; readonly limits: OrderLimits },
  memberId: number,
  owing: number,
): Promise<Refusal | undefined> {
  if (owing === 0 || (await orders.countOpen(memberId)) + owing <= limits.open) return undefined;
  return refuse('ORDER_LIMIT', { data: { max: limits.open } }).refusal;
}
