import { PAYMENT_HOLD_MS, QR_HOLD_MS } from '../../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import type { OrderVatAddress } from '../../../core/kept-orders.ts';
import type { Ids } from '../../../core/ports.ts';
import type { CartView } from '../../cart/rules/view-cart.ts';
import type { Holdings, MovableOrder, NewOrder, NewOrderItem, OrderRepo } from '../ports.ts';
import type { Destination } from './destination.ts';

interface Draft {
  readonly memberId: number;
  readonly request: { readonly idempotencyKey: string; readonly paymentMethod: PaymentMethod };
  readonly cart: CartView;
  readonly destination: Destination;
  readonly vatAddress: OrderVatAddress | null;
  /** Conversations that products come from, by product. */
  readonly talkedOf?: ReadonlyMap<number, number>;
  readonly now: Date;
}

/** An order of the current cart: names, prices and address are copied, since they may change. */
export function draftOrder(draft: Draft): Omit<NewOrder, 'id'> {
  const { memberId, request, cart, destination, vatAddress, talkedOf, now } = draft;
  const { idempotencyKey, paymentMethod } = request;
  return {
    ...{ memberId, idempotencyKey, paymentMethod, vatAddress },
    ...destination,
    items: itemsOf(cart, talkedOf),
    subtotal: cart.subtotal,
    discount: cart.discount,
    deliveryFee: cart.delivery.fee,
    total: cart.total,
    vat: cart.vat,
    giftCardAmount: cart.total - cart.toPay,
    appliedRules: cart.appliedRules,
    earnedCoins: cart.earnedCoins,
    expiresAt: expiryOf(paymentMethod, cart.toPay, now),
    createdAt: now,
  };
}

/** Holdings of the order in wallets, flash sales and stock. */
export function holdingsOf(cart: CartView): Holdings {
  return {
    couponIds: cart.coupons
      .filter(({ refused, amount }) => refused === null && amount > 0)
      .map(({ memberCouponId }) => memberCouponId),
    giftCards: cart.giftCards
      .filter(({ amount }) => amount > 0)
      .map(({ giftCardId, amount }) => ({ giftCardId, amount })),
    approved: cart.lines
      .filter(({ restricted }) => restricted)
      .map(({ productId, qty }) => ({ productId, qty })),
    pieces: itemsOf(cart),
  };
}

export function toMovable(order: NewOrder): MovableOrder {
  const { id, memberId, deliveryMethod, paymentMethod, branchId, earnedCoins } = order;
  return {
    ...{ id, memberId, deliveryMethod, paymentMethod, branchId, earnedCoins },
    status: 'created',
    refusedBranchIds: [],
    toPay: order.total - order.giftCardAmount,
    hasVatAddress: order.vatAddress !== null,
    expiresAt: order.expiresAt,
    succeededAt: null,
    createdAt: order.createdAt,
  };
}

function expiryOf(method: PaymentMethod, toPay: number, now: Date): Date | null {
  if (method === 'cod' || toPay === 0) return null;
  return new Date(now.getTime() + (method === 'qr' ? QR_HOLD_MS : PAYMENT_HOLD_MS));
}

function itemsOf(
  { lines, groups }: Pick<CartView, 'lines' | 'groups'>,
  talkedOf?: ReadonlyMap<number, number>,
): readonly NewOrderItem[] {
  return lines.map((line) => {
    const { productId, product, unitPrice: price, qty, freeQty, groupId: setId } = line;
    const { memberPercent, memberDiscount, lineDiscount } = line;
    const flashSaleId = line.source === 'flash' ? (line.flash?.saleId ?? null) : null;
    const setSize = groups.find(({ id }) => id === setId)?.setSize ?? null;
    const item = { productId, name: product.name, price, qty, freeQty };
    return {
      ...{ ...item, memberPercent, memberDiscount, lineDiscount },
      ...{ flashSaleId, setId, setSize },
      conversationId: talkedOf?.get(productId) ?? null,
    };
  });
}

const ID_ATTEMPTS = 5;

/** Ids are random; on the day that one is taken, another is drawn. */
export async function insertUnderFreeId(
  { ids }: { readonly ids: Pick<Ids, 'orderId'> },
  { orders }: { readonly orders: Pick<OrderRepo, 'insert'> },
  draft: Omit<NewOrder, 'id'>,
): Promise<NewOrder | undefined> {
  for (const id of Array.from({ length: ID_ATTEMPTS }, () => ids.orderId(draft.createdAt))) {
    const order = { ...draft, id };
    if (await orders.insert(order, 'member')) return order;
  }
  return undefined;
}
