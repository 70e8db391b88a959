import type { PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import type { AddressRepo } from '../../addresses/ports.ts';
import type { BranchRepo } from '../../branches/ports.ts';
import { type PriceRepos, priceOwnCart } from '../../cart/rules/own-cart.ts';
import type { CartView, OrderChoices } from '../../cart/rules/view-cart.ts';
import type { CartRepo } from '../../cart/ports.ts';
import type { Satang } from '../../../core/money.ts';
import type { Clock, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { refuseUnsafe, type ApprovalChecks } from '../../health/rules/recheck-approvals.ts';
import type { FlashQuota } from '../../offers/ports.ts';
import type { VatAddressRepo } from '../../addresses/vat-ports.ts';
import type { CouponRepo, GiftCardPasses, GiftCardRepo } from '../../wallet/ports.ts';
import type { MoveRepos, Telling } from '../move-ports.ts';
import { type OrderLimits, hasLapsed, refuseCart, refuseDebt, refuseHaste } from './refuse-cart.ts';
import { findDestinations, refuseChoice, type DestinationWorld } from './destination.ts';
import type { OrderDetail, OrderRepo } from '../ports.ts';
import { vatAddressOf } from './request-invoice.ts';
import { writeOrders, type Part } from './write-orders.ts';

export interface OrderRequest extends Omit<OrderChoices, 'deliveryMethod'> {
  readonly idempotencyKey: string;
  /** The cart and the total that the shopper saw. */
  readonly cartVersion: number;
  readonly quoteTotal: Satang;
  /** Amount to pay after gift cards; not compared where the client omits it. */
  readonly quoteToPay?: Satang | undefined;
  readonly deliveryMethod?: OrderChoices['deliveryMethod'] | undefined;
  readonly addressId?: number | undefined;
  readonly branchId?: number | undefined;
  readonly vatAddressId?: number | undefined;
  readonly paymentMethod: PaymentMethod;
}

/** `changed`: the cart or its price differs from the one shown; nothing was ordered. */
export type OrderOutcome = { readonly kind: 'placed'; readonly order: OrderDetail } | Refused;

/** `flash_over`: it is dearer because a flash sale ended, or its pieces went to others. */
interface Refused {
  readonly kind: 'changed' | 'flash_over';
  readonly cart: CartView;
}

export type PlaceOrder = (memberId: number, request: OrderRequest) => Promise<Result<OrderOutcome>>;

export interface PlaceOrderRepos extends MoveRepos {
  readonly carts: CartRepo;
  readonly addresses: Pick<AddressRepo, 'find'>;
  readonly vatAddresses: Pick<VatAddressRepo, 'find'>;
  readonly branches: Pick<BranchRepo, 'byId'>;
  readonly orders: MoveRepos['orders'] &
    Pick<OrderRepo, 'insert' | 'pair' | 'talkedOf' | 'idByKey' | 'countOpen'>;
  readonly coupons: MoveRepos['coupons'] & Pick<CouponRepo, 'byIds'>;
  readonly giftCards: MoveRepos['giftCards'] & Pick<GiftCardRepo, 'tenders'>;
  readonly flashQuota: FlashQuota;
}

export interface PlaceOrderWorld extends Telling, DestinationWorld, Omit<PriceRepos, 'passes'> {
  readonly transact: Transact<PlaceOrderRepos>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly passes: GiftCardPasses;
  readonly approvalChecks: Pick<ApprovalChecks, 'unsafe'>;
  readonly rateLimits: RateLimiter;
  readonly limits: OrderLimits;
  readonly clock: Clock;
  readonly ids: DestinationWorld['ids'] & Pick<Ids, 'orderId'>;
}

/** `order` where it needs no reading back. */
interface Written {
  readonly kind: 'written';
  readonly id: string;
  readonly order?: OrderDetail | undefined;
}

type Step = Written | Refused;

export function createPlaceOrder(world: PlaceOrderWorld): PlaceOrder {
  return async (memberId, request) => {
    const missing = refuseChoice(request);
    const early = missing ?? (await refuseHaste(world, memberId, world.clock.now()));
    if (early) return { ok: false, refusal: early };
    const unsafe = refuseUnsafe(await world.approvalChecks.unsafe({ memberId }));
    if (unsafe) return { ok: false, refusal: unsafe };
    const step = await world.transact((repos) => orderCart(world, repos, memberId, request));
    if (!step.ok) {
      const kind = MEANWHILE[step.refusal.code];
      if (!kind) return step;
      // The transaction is undone; the shopper gets the cart at the prices, and with the cards, that are left.
      const left = await price(world, world, memberId, request);
      return left.ok ? ok({ kind, cart: left.value }) : left;
    }
    if (step.value.kind !== 'written') return ok(step.value);
    // Read after the commit, so that the locks on stock are not held for it.
    const order = step.value.order ?? (await world.orders.find(memberId, step.value.id));
    return order ? ok({ kind: 'placed', order }) : refuse('CREATE_ORDER_ERROR');
  };
}

/** Refusals by a change between the quote and the order. */
const MEANWHILE: Readonly<Partial<Record<Refusal['code'], Refused['kind']>>> = {
  FLASH_SALE_EXPIRED: 'flash_over',
  GIFT_CARD_INVALID: 'changed',
};

function price(
  { passes, clock }: PlaceOrderWorld,
  repos: Omit<PriceRepos, 'passes'>,
  memberId: number,
  { deliveryMethod = 'home', couponIds, coinCouponId, giftCards }: OrderRequest,
): Promise<Result<CartView>> {
  const choices = { deliveryMethod, couponIds, coinCouponId, giftCards };
  return priceOwnCart({ ...repos, passes }, memberId, choices, clock.now());
}

/** The cart's lock makes a member's orders run one at a time, so that a key is seen before it counts twice. */
async function orderCart(
  world: PlaceOrderWorld,
  repos: PlaceOrderRepos,
  memberId: number,
  request: OrderRequest,
): Promise<Result<Step>> {
  await repos.carts.lock(memberId);
  const done = await repos.orders.idByKey(memberId, request.idempotencyKey);
  if (done !== undefined) return ok({ kind: 'written', id: done });
  const priced = await price(world, repos, memberId, request);
  if (!priced.ok) return priced;
  const cart = priced.value;
  if (cart.lines.length === 0) return refuse('CART_EMPTY');
  const now = world.clock.now();
  const destinations = await findDestinations(world, repos, memberId, { ...request, now });
  if (!destinations.ok) return destinations;
  const change = await changeSince(repos, cart, request, now);
  if (change) return ok({ kind: change, cart });
  const carts = cart.parts ? [cart.parts.home, cart.parts.pickup] : [cart];
  const owing = carts.filter(({ toPay }) => toPay > 0).length;
  const refusal =
    refuseCart(cart, request) ??
    (await refuseDebt({ ...repos, limits: world.limits }, memberId, owing));
  if (refusal) return { ok: false, refusal };
  const parts = destinations.value.flatMap((destination, index) => {
    const part = carts[index];
    return part ? [{ cart: part, destination }] : [];
  });
  return write(world, repos, { memberId, request, parts, now });
}

/** Difference from the cart shown; undefined if none. */
async function changeSince(
  { flashQuota }: Pick<PlaceOrderRepos, 'flashQuota'>,
  cart: CartView,
  { cartVersion, quoteTotal, quoteToPay = Infinity }: OrderRequest,
  now: Date,
): Promise<Refused['kind'] | undefined> {
  if (cart.version !== cartVersion) return 'changed';
  if (cart.total !== quoteTotal) {
    return (await hasLapsed(flashQuota, cart, quoteTotal, now)) ? 'flash_over' : 'changed';
  }
  // A gift card has less on it than when the shopper looked: the rest would be charged unseen.
  return cart.toPay > quoteToPay ? 'changed' : undefined;
}

/** Cart and choices that the shopper saw and agreed to. */
interface Agreed {
  readonly memberId: number;
  readonly request: OrderRequest;
  /** One for each order: two where the cart is split. */
  readonly parts: readonly Part[];
  readonly now: Date;
}

async function write(
  world: PlaceOrderWorld,
  repos: PlaceOrderRepos,
  agreed: Agreed,
): Promise<Result<Step>> {
  const { memberId, request, now } = agreed;
  const { vatAddressId: vatId } = request;
  const vat = vatId === undefined ? ok(null) : await vatAddressOf(world, repos, memberId, vatId);
  if (!vat.ok) return vat;
  await Promise.all([repos.carts.removeAll(memberId), repos.carts.bump(memberId, now)]);
  const written = await writeOrders(world, repos, { ...agreed, vatAddress: vat.value });
  return written.ok ? ok({ kind: 'written', ...written.value }) : written;
}
