import type { OrderVatAddress } from '../../../core/kept-orders.ts';
import type { Ids } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { CartView } from '../../cart/rules/view-cart.ts';
import type { MoveRepos, OrderMove, Telling } from '../move-ports.ts';
import type { MovableOrder, NewOrder, OrderDetail, OrderRepo } from '../ports.ts';
import { refuseBranch, type Destination } from './destination.ts';
import { draftOrder, holdingsOf, insertUnderFreeId, toMovable } from './draft-order.ts';
import { moveTogether } from './move-order.ts';
import { detailOf } from './new-order-detail.ts';
import { handOn } from './pay-order.ts';

/** Content and destination of one order. */
export interface Part {
  readonly cart: CartView;
  readonly destination: Destination;
}

interface Checkout extends Pick<Parameters<typeof draftOrder>[0], 'memberId' | 'request' | 'now'> {
  readonly parts: readonly Part[];
  readonly vatAddress: OrderVatAddress | null;
}

interface Repos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'insert' | 'pair' | 'talkedOf'>;
}

type World = Telling & { readonly ids: Pick<Ids, 'orderId'> };

/** The first order; `order` where it needs no reading back. */
interface Written {
  readonly id: string;
  readonly order: OrderDetail | undefined;
}

type New = Part & { readonly order: NewOrder };

/**
 * The orders of a checkout, one or the two of a split cart, which take all that they need or nothing. To be called in
 * a transaction: a refusal undoes it.
 */
export async function writeOrders(
  world: World,
  repos: Repos,
  checkout: Checkout,
): Promise<Result<Written>> {
  const all = await insertAll(world, repos, checkout);
  const [first, second] = all ?? [];
  if (!all || !first) return refuse('CREATE_ORDER_ERROR');
  if (second) await repos.orders.pair(first.order.id, second.order.id);
  const left = await leaveCreated(world, repos, all);
  if (!left.ok) return left;
  const [moved] = left.value;
  const { order, cart } = first;
  const asWritten = !second && order.branchId === null && moved?.succeededAt === null;
  return ok({ id: order.id, order: asWritten ? detailOf(order, moved, cart) : undefined });
}

/** An article ordered within this time of its recommendation comes from that conversation. */
const TALKED_MS = 30 * 86_400_000;

/** Undefined where no id was free. */
async function insertAll(
  world: World,
  repos: Repos,
  { parts, request, ...rest }: Checkout,
): Promise<readonly New[] | undefined> {
  const { memberId, now } = rest;
  const ids = parts.flatMap(({ cart }) => cart.lines.map(({ productId }) => productId));
  const since = new Date(now.getTime() - TALKED_MS);
  const talkedOf = await repos.orders.talkedOf(memberId, ids, since);
  const all: New[] = [];
  for (const part of parts) {
    // The key finds the first order, and a key of its own keeps the second one single.
    const idempotencyKey = all.length === 0 ? request.idempotencyKey : `${request.idempotencyKey}+`;
    const draft = draftOrder({
      ...rest,
      ...part,
      talkedOf,
      request: { ...request, idempotencyKey },
    });
    const order = await insertUnderFreeId(world, repos, draft);
    if (!order) return undefined;
    all.push({ ...part, order });
  }
  return all;
}

/** The first move takes stock, coupons and quotas; widely shared rows come last (`move-order.ts`). */
async function leaveCreated(
  world: World,
  repos: Repos,
  all: readonly New[],
): Promise<Result<readonly MovableOrder[]>> {
  const moved = await moveTogether(repos, world, all.map(firstMove));
  if (!moved.ok) return { ok: false, refusal: atBranch(moved.refusal, all) };
  const left: MovableOrder[] = [];
  for (const [index, order] of moved.value.entries()) {
    const at = all[index]?.order.createdAt ?? order.createdAt;
    const handed = await handOn(repos, world, { order, at });
    if (!handed.ok) return handed;
    left.push(handed.value);
  }
  return ok(left);
}

function firstMove({ order: draft, cart }: New): OrderMove {
  const order = toMovable(draft);
  const owed = order.paymentMethod === 'cod' ? 'cash_on_delivery' : 'waiting_payment';
  const to = order.toPay === 0 ? 'paid' : owed;
  return { order, to, actor: 'system', at: draft.createdAt, holdings: holdingsOf(cart) };
}

/** Goods short at the branch alone call for another branch; any others are mended in the cart. */
function atBranch(refusal: Refusal, all: readonly New[]): Refusal {
  if (refusal.code !== 'OUT_OF_STOCK') return refusal;
  const short = idsOf(refusal.data?.['product_ids']);
  const picked = all.flatMap(({ order: { branchId, items } }) =>
    branchId === null ? [] : items.map(({ productId }) => productId),
  );
  const online = short.filter((id) => !picked.includes(id));
  if (online.length > 0) return refuse('OUT_OF_STOCK', { data: { product_ids: online } }).refusal;
  return refuseBranch(short).refusal;
}

function idsOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
