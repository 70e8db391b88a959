import { PAYMENT_HOLD_MS, QR_HOLD_MS } from '../../../../lib/orders/contract-values.ts';
import type { CartRepo } from '../../cart/ports.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { insertUnderFreeId, toMovable } from '../../orders/rules/draft-order.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import { type OrderLimits, refuseDebt, refuseHaste } from '../../orders/rules/refuse-cart.ts';
import type { Holdings, NewOrder, OrderRepo } from '../../orders/ports.ts';
import type { GiftCardPurchase, GiftCardUseCases, GiftSaleRepo } from '../ports.ts';
import { refuseAmount, refuseCard } from './purchase.ts';

interface Repos extends MoveRepos {
  readonly carts: MoveRepos['carts'] & Pick<CartRepo, 'lock'>;
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'insert' | 'idByKey' | 'countOpen'>;
  readonly soldCards: GiftSaleRepo;
}

interface World extends Telling {
  readonly transact: Transact<Repos>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly rateLimits: RateLimiter;
  readonly limits: OrderLimits;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'orderId'>;
}

/** A gift card uses no coupons, cards, quotas or stock. */
const NOTHING: Holdings = { couponIds: [], giftCards: [], approved: [], pieces: [] };

/**
 * Gift cards as orders without goods: paid, cancelled and refunded like any other
 * (`docs/product/gifts.md`, "Gift cards").
 */
export function createGiftCardUseCases(world: World): GiftCardUseCases {
  return {
    buy: async (memberId, purchase) => {
      const now = world.clock.now();
      const early = refuseCard(purchase, now) ?? (await refuseHaste(world, memberId, now));
      if (early) return { ok: false, refusal: early };
      const bought = await world.transact((repos) => order(world, repos, memberId, purchase));
      if (!bought.ok) return bought;
      const placed = await world.orders.find(memberId, bought.value);
      return placed ? ok(placed) : refuse('CREATE_ORDER_ERROR');
    },
  };
}

/** The cart's lock serialises a member's orders: keys and limits depend on existing ones. */
async function order(
  world: World,
  repos: Repos,
  memberId: number,
  purchase: GiftCardPurchase,
): Promise<Result<string>> {
  await repos.carts.lock(memberId);
  const done = await repos.orders.idByKey(memberId, purchase.idempotencyKey);
  if (done !== undefined) return ok(done);
  const now = world.clock.now();
  const refusal =
    refuseAmount(purchase.amount, await repos.soldCards.boughtOnDay(memberId, now)) ??
    (await refuseDebt({ ...repos, limits: world.limits }, memberId, 1));
  if (refusal) return { ok: false, refusal };
  const placed = await insertUnderFreeId(world, repos, draft(memberId, purchase, now));
  if (!placed) return refuse('CREATE_ORDER_ERROR');
  const { design, amount, toName, toEmail, fromName, message, sendAt } = purchase;
  const written = { design, amount, toName, toEmail, fromName, message };
  await repos.soldCards.add({ ...written, orderId: placed.id, sendAt: sendAt ?? now });
  const move = { order: toMovable(placed), at: now, holdings: NOTHING };
  const moved = await moveOrder(repos, world, { ...move, to: 'waiting_payment', actor: 'system' });
  return moved.ok ? ok(placed.id) : moved;
}

/** A gift card is money: tax applies to the goods it buys, and it earns no coins. */
function draft(
  memberId: number,
  { amount, idempotencyKey, paymentMethod }: GiftCardPurchase,
  now: Date,
): Omit<NewOrder, 'id'> {
  const holdMs = paymentMethod === 'qr' ? QR_HOLD_MS : PAYMENT_HOLD_MS;
  return {
    ...{ memberId, idempotencyKey, paymentMethod, createdAt: now },
    deliveryMethod: 'email',
    ...{ subtotal: amount, total: amount, discount: 0, deliveryFee: 0, vat: 0 },
    ...{ giftCardAmount: 0, earnedCoins: 0, appliedRules: [], items: [] },
    ...{ address: null, branchId: null, readyAt: null, pickupCode: null, vatAddress: null },
    expiresAt: new Date(now.getTime() + holdMs),
  };
}
