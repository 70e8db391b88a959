import type { Address, AddressRepo } from '../addresses/ports.ts';
import { purchaseLimit, refuseQty, refuseSale } from '../cart/line-rules.ts';
import type { CartRepo } from '../cart/ports.ts';
import { viewCart, type CartLine, type CartView } from '../cart/view-cart.ts';
import type { GeoDirectory } from '../geo/ports.ts';
import type { Satang } from '../kernel/money.ts';
import type { Clock, Ids } from '../kernel/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { FlashQuota } from '../offers/ports.ts';
import type { StockRepo } from '../stock/ports.ts';
import { INITIAL_STATUS } from './machine.ts';
import { moveOrder, type MoveRepos } from './move-order.ts';
import { draftOrder } from './draft-order.ts';
import type { NewOrderItem, OrderDetail, OrderNotices, OrderRepo } from './ports.ts';

export interface OrderRequest {
  readonly idempotencyKey: string;
  /** The cart and the total that the shopper saw. */
  readonly cartVersion: number;
  readonly quoteTotal: Satang;
  readonly deliveryMethod?: 'home' | undefined;
  readonly addressId?: number | undefined;
  readonly paymentMethod: 'cod';
}

/** `changed`: the cart or its price is not what the shopper saw; nothing was ordered. */
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
  readonly orders: Pick<OrderRepo, 'insert' | 'changeStatus' | 'idByKey'>;
  readonly stock: StockRepo;
  readonly flashQuota: FlashQuota;
}

interface PlaceOrderWorld {
  readonly transact: Transact<PlaceOrderRepos>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly carts: Pick<CartRepo, 'read'>;
  readonly geo: Pick<GeoDirectory, 'resolve'>;
  readonly notices: OrderNotices;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'orderId'>;
}

type Step = { readonly kind: 'written'; readonly id: string } | Refused;

export function createPlaceOrder(world: PlaceOrderWorld): PlaceOrder {
  return async (memberId, request) => {
    const missing = refuseDelivery(request);
    if (missing) return { ok: false, refusal: missing };
    const step = await world.transact((repos) => orderCart(world, repos, memberId, request));
    if (!step.ok)
      return step.refusal.code === 'FLASH_SALE_EXPIRED' ? tooLate(world, memberId) : step;
    if (step.value.kind !== 'written') return ok(step.value);
    // Read after the commit: nobody waits at the stock's rows for it.
    const order = await world.orders.find(memberId, step.value.id);
    return order ? ok({ kind: 'placed', order }) : refuse('CREATE_ORDER_ERROR');
  };
}

/** The transaction is undone; the shopper gets the cart at the prices that are left. */
async function tooLate(
  { carts, clock }: PlaceOrderWorld,
  memberId: number,
): Promise<Result<OrderOutcome>> {
  return ok({ kind: 'flash_over', cart: viewCart(await carts.read(memberId, clock.now())) });
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
  const now = world.clock.now();
  const cart = viewCart(await repos.carts.read(memberId, now));
  if (cart.lines.length === 0) return refuse('CART_EMPTY');
  const address = request.addressId && (await repos.addresses.find(memberId, request.addressId));
  if (!address) return refuseAddress();
  if (cart.version !== request.cartVersion) return ok({ kind: 'changed', cart });
  if (cart.total !== request.quoteTotal) {
    const over = await hasLapsed(repos.flashQuota, cart, request.quoteTotal, now);
    return ok({ kind: over ? 'flash_over' : 'changed', cart });
  }
  const refusal = refuseItems(cart.lines);
  if (refusal) return { ok: false, refusal };
  return write(world, repos, { memberId, request, cart, address, now });
}

interface Accepted {
  readonly memberId: number;
  readonly request: OrderRequest;
  readonly cart: CartView;
  readonly address: Address;
  readonly now: Date;
}

async function write(
  world: PlaceOrderWorld,
  repos: PlaceOrderRepos,
  { memberId, request, cart, address, now }: Accepted,
): Promise<Result<Step>> {
  const places = await world.geo.resolve(address);
  if (!places) return refuseAddress();
  const draft = draftOrder({ memberId, request, cart, address: { ...address, places }, now });
  if (!(await takeFlash(repos.flashQuota, draft.items, now))) return refuse('FLASH_SALE_EXPIRED');
  const id = await insertUnderFreeId(world, repos, draft);
  if (id === undefined) return refuse('CREATE_ORDER_ERROR');
  await repos.carts.removeAll(memberId);
  await repos.carts.bump(memberId, now);
  const short = await reserve(repos.stock, id, cart.lines);
  if (short.length > 0) return refuse('OUT_OF_STOCK', { data: { product_ids: short } });
  const order = { id, memberId, status: INITIAL_STATUS };
  const moved = await moveOrder(repos, world.notices, {
    order,
    to: 'cash_on_delivery',
    actor: 'system',
    at: now,
  });
  return moved.ok ? ok({ kind: 'written', id }) : moved;
}

const ID_ATTEMPTS = 5;

/** Ids are random; on the day that one is taken, another is drawn. */
async function insertUnderFreeId(
  { ids }: PlaceOrderWorld,
  { orders }: PlaceOrderRepos,
  draft: ReturnType<typeof draftOrder>,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < ID_ATTEMPTS; attempt += 1) {
    const id = ids.orderId(draft.createdAt);
    if (await orders.insert({ ...draft, id }, 'member')) return id;
  }
  return undefined;
}

/** Takes what is paid at flash prices, in order of product id; false when a sale is over or has too little left. */
async function takeFlash(
  flashQuota: FlashQuota,
  items: readonly NewOrderItem[],
  now: Date,
): Promise<boolean> {
  for (const { flashSaleId: saleId, productId, qty } of items.toSorted(byProduct)) {
    if (saleId !== null && !(await flashQuota.take({ saleId, productId }, qty, now))) return false;
  }
  return true;
}

/** Whether the cart is dearer than what the shopper saw, with a flash price in it that lapsed. */
async function hasLapsed(
  flashQuota: FlashQuota,
  { lines, total }: CartView,
  seenTotal: Satang,
  now: Date,
): Promise<boolean> {
  if (total <= seenTotal) return false;
  const ids = lines.map(({ productId }) => productId);
  const lapsed = await flashQuota.lapsed(ids, now);
  return lines.some(({ productId, unitPrice }) => (lapsed.get(productId) ?? unitPrice) < unitPrice);
}

/** Reserves in order of product id, as everybody who locks stock does; answers what there was too little of. */
async function reserve(
  stock: StockRepo,
  orderId: string,
  items: readonly CartLine[],
): Promise<readonly number[]> {
  const short: number[] = [];
  for (const { productId, qty } of items.toSorted(byProduct)) {
    if (!(await stock.reserve(orderId, productId, qty))) short.push(productId);
  }
  return short;
}

function byProduct(a: { readonly productId: number }, b: { readonly productId: number }): number {
  return a.productId - b.productId;
}

function refuseDelivery({ deliveryMethod, addressId }: OrderRequest): Refusal | undefined {
  const fields = {
    ...(deliveryMethod === undefined ? { delivery_method: 'errors.field.required' } : {}),
    ...(addressId === undefined ? { address_id: 'errors.field.required' } : {}),
  };
  return Object.keys(fields).length > 0
    ? refuse('DELIVERY_REQUIRED', { fields }).refusal
    : undefined;
}

/** An address that is missing, somebody else's, or in a place that is no more. */
function refuseAddress() {
  return refuse('DELIVERY_REQUIRED', { fields: { address_id: 'errors.field.invalid' } });
}

/** Rules of the products themselves; the stock is decided by the reservation. */
function refuseItems(items: readonly CartLine[]): Refusal | undefined {
  const refused = items.flatMap(({ product }) => {
    const refusal = refuseSale(product);
    return refusal ? [{ code: refusal.code, productId: product.id }] : [];
  });
  const [first] = refused;
  if (first) {
    const same = refused.filter(({ code }) => code === first.code);
    return refuse(first.code, { data: { product_ids: same.map(({ productId }) => productId) } })
      .refusal;
  }
  const over = items.find(({ product, qty }) => qty > purchaseLimit(product));
  return over && refuseQty(purchaseLimit(over.product), over.product.id).refusal;
}
