import type { Address, AddressRepo } from '../addresses/ports.ts';
import { purchaseLimit, refuseQty, refuseSale } from '../cart/line-rules.ts';
import type { CartRepo } from '../cart/ports.ts';
import { viewCart, type CartLine, type CartView } from '../cart/view-cart.ts';
import type { GeoDirectory } from '../geo/ports.ts';
import type { Satang } from '../kernel/money.ts';
import type { Clock, Ids } from '../kernel/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { StockRepo } from '../stock/ports.ts';
import { INITIAL_STATUS } from './machine.ts';
import { moveOrder, type MoveRepos } from './move-order.ts';
import { draftOrder } from './draft-order.ts';
import type { OrderDetail, OrderNotices, OrderRepo } from './ports.ts';

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
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: OrderDetail }
  | { readonly kind: 'changed'; readonly cart: CartView };

export type PlaceOrder = (memberId: number, request: OrderRequest) => Promise<Result<OrderOutcome>>;

export interface PlaceOrderRepos extends MoveRepos {
  readonly carts: CartRepo;
  readonly addresses: Pick<AddressRepo, 'find'>;
  readonly orders: Pick<OrderRepo, 'insert' | 'changeStatus' | 'idByKey'>;
  readonly stock: StockRepo;
}

interface PlaceOrderWorld {
  readonly transact: Transact<PlaceOrderRepos>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly geo: Pick<GeoDirectory, 'resolve'>;
  readonly notices: OrderNotices;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'orderId'>;
}

type Step =
  | { readonly kind: 'written'; readonly id: string }
  | { readonly kind: 'changed'; readonly cart: CartView };

export function createPlaceOrder(world: PlaceOrderWorld): PlaceOrder {
  return async (memberId, request) => {
    const missing = refuseDelivery(request);
    if (missing) return { ok: false, refusal: missing };
    const step = await world.transact((repos) => orderCart(world, repos, memberId, request));
    if (!step.ok) return step;
    if (step.value.kind === 'changed') return ok(step.value);
    // Read after the commit: nobody waits at the stock's rows for it.
    const order = await world.orders.find(memberId, step.value.id);
    return order ? ok({ kind: 'placed', order }) : refuse('CREATE_ORDER_ERROR');
  };
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
  const cart = viewCart(await repos.carts.read(memberId));
  if (cart.lines.length === 0) return refuse('CART_EMPTY');
  const address = request.addressId && (await repos.addresses.find(memberId, request.addressId));
  if (!address) return refuseAddress();
  if (cart.version !== request.cartVersion || cart.total !== request.quoteTotal) {
    return ok({ kind: 'changed', cart });
  }
  const refusal = refuseItems(cart.lines);
  if (refusal) return { ok: false, refusal };
  return write(world, repos, { memberId, request, cart, address });
}

interface Accepted {
  readonly memberId: number;
  readonly request: OrderRequest;
  readonly cart: CartView;
  readonly address: Address;
}

async function write(
  world: PlaceOrderWorld,
  repos: PlaceOrderRepos,
  { memberId, request, cart, address }: Accepted,
): Promise<Result<Step>> {
  const now = world.clock.now();
  const places = await world.geo.resolve(address);
  if (!places) return refuseAddress();
  const draft = draftOrder({ memberId, request, cart, address: { ...address, places }, now });
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

/** Reserves in order of product id, as everybody who locks stock does; answers what there was too little of. */
async function reserve(
  stock: StockRepo,
  orderId: string,
  items: readonly CartLine[],
): Promise<readonly number[]> {
  const short: number[] = [];
  for (const { product, qty } of items.toSorted((a, b) => a.product.id - b.product.id)) {
    if (!(await stock.reserve(orderId, product.id, qty))) short.push(product.id);
  }
  return short;
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
