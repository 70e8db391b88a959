import type { Database } from '../../server/db/client.ts';
import type { Repos } from '../../server/runtime/repos.ts';
import { createTransact } from '../../server/runtime/unit-of-work.ts';
import type { CartItem } from '../../server/modules/cart/ports.ts';
import { viewCart } from '../../server/modules/cart/rules/view-cart.ts';
import { ok, refuse, type Result } from '../../server/core/result.ts';
import { draftOrder, toMovable } from '../../server/modules/orders/rules/draft-order.ts';
import { moveOrder } from '../../server/modules/orders/rules/move-order.ts';
import type { Telling } from '../../server/modules/orders/move-ports.ts';
import type { Destination } from '../../server/modules/orders/rules/destination.ts';
import type { MovableOrder, NewOrder } from '../../server/modules/orders/ports.ts';
import { finishRefund } from '../../server/modules/payments/rules/finish-refund.ts';
import { orderNotices } from '../../server/modules/orders/notices.ts';
import { seededPaymentId } from '../bank/seeded.ts';
import { randomIds } from '../../server/core/world.ts';
import {
  branchOf,
  demoCustomer,
  homeOf,
  pickupShelf,
  warehouseOf,
  type Shelf,
} from './order-stage.ts';
import { STORIES, type Step, type Story } from './order-stories.ts';

const HOUR_MS = 3_600_000;
const LINES = STORIES.reduce((sum, { quantities }) => sum + quantities.length, 0);

/** Past orders only cause notifications, no mails. */
const TELLING: Telling = { notices: orderNotices, mails: { write: () => Promise.resolve() } };

/**
 * Seeds the demo customer's orders in every state, with payments, history, reservations and
 * notifications, by the same rules as real orders. Does nothing if they exist, or before members
 * and products do; without a stocked branch there are no pickups.
 */
export async function seedOrders(db: Database, now: Date): Promise<void> {
  const memberId = await demoCustomer(db);
  const warehouse = await warehouseOf(db, LINES);
  if (memberId === undefined || warehouse.productIds.length === 0) return;
  const branch = await pickupShelf(db);
  const done = await createTransact(db)(async (repos) => {
    await repos.carts.lock(memberId);
    if (await repos.orders.idByKey(memberId, keyOf(0))) return ok(undefined);
    return tellStories({ repos, memberId, warehouse, branch, now });
  });
  if (!done.ok) throw new Error(`The demo orders were refused: ${JSON.stringify(done.refusal)}`);
}

interface Stage {
  readonly repos: Repos;
  readonly memberId: number;
  readonly warehouse: Shelf;
  readonly branch: Shelf | undefined;
  readonly now: Date;
}

async function tellStories(stage: Stage): Promise<Result<undefined>> {
  const { repos, memberId, warehouse, branch, now } = stage;
  const home = await homeOf(repos, memberId);
  let next = 0;
  for (const [index, story] of STORIES.entries()) {
    const shelf = story.deliveryMethod === 'home' ? warehouse : branch;
    if (!shelf) continue;
    const placedAt = ago(stage, story.placedHoursAgo);
    const destination =
      shelf === warehouse ? home : await branchOf(repos, shelf.branchId, placedAt);
    const items = await itemsOf(stage, shelf, story.quantities, next);
    next += items.length;
    const told = await tell(stage, { story, key: keyOf(index), items, destination, placedAt });
    if (!told.ok) return told;
    if (story.read) await repos.notifications.markAllRead(memberId, now);
  }
  return ok(undefined);
}

interface Plot {
  readonly story: Story;
  readonly key: string;
  readonly items: readonly CartItem[];
  readonly destination: Destination;
  readonly placedAt: Date;
}

async function tell(stage: Stage, plot: Plot): Promise<Result<undefined>> {
  const { repos } = stage;
  const { story, placedAt } = plot;
  const order = { ...draftOf(stage, plot), id: randomIds.orderId(placedAt) };
  if (!(await repos.orders.insert(order, 'member'))) return refuse('CREATE_ORDER_ERROR');
  let moving = toMovable(order);
  for (const step of story.steps) {
    const at = ago(stage, step.hoursAgo);
    if (step.to === 'paid') await pay(repos, moving, story, at);
    const { to, actor, note = '' } = step;
    const moved = await moveOrder(repos, TELLING, { order: moving, to, actor, at, note });
    if (!moved.ok) return moved;
    moving = moved.value;
    await trackParcel(repos, moving, step, at);
  }
  if (story.refundedHoursAgo !== undefined) {
    const at = ago(stage, story.refundedHoursAgo);
    await finishRefund(TELLING, repos, { order, paymentId: paymentIdOf(order), at });
  }
  return ok(undefined);
}

function draftOf(
  { memberId }: Stage,
  { story, key, items, destination, placedAt: now }: Plot,
): Omit<NewOrder, 'id'> {
  const { deliveryMethod, paymentMethod } = story;
  const owner = { memberCode: '', birthdate: null };
  const cart = viewCart(
    { version: 0, items, saved: [], couponIds: [], optedOut: [], promotions: [], owner },
    { coupons: [], giftCards: [], deliveryMethod, now },
  );
  const request = { idempotencyKey: key, paymentMethod };
  return draftOrder({ memberId, request, cart, destination, vatAddress: null, now });
}

function paymentIdOf({ id }: { readonly id: string }): string {
  return seededPaymentId(id);
}

async function pay(
  { payments }: Repos,
  order: MovableOrder,
  { paymentMethod: method }: Story,
  at: Date,
): Promise<void> {
  if (method === 'cod') return;
  const id = paymentIdOf(order);
  await payments.insert({
    id,
    orderId: order.id,
    method,
    provider: 'sandbox',
    amount: order.toPay,
    currency: 'THB',
    createdAt: at,
    expiresAt: order.expiresAt ?? at,
    checkAt: at,
    idempotencyKey: id,
  });
  await payments.changeStatus(id, { from: 'initiated', to: 'succeeded', at, providerRef: id });
}

const DEPOT = { en: 'Bang Na sorting centre', th: 'ศูนย์คัดแยกบางนา' };
const NEAR = { en: 'Phaya Thai, Bangkok', th: 'พญาไท กรุงเทพมหานคร' };

async function trackParcel(
  { parcels, orders }: Repos,
  { id, memberId }: MovableOrder,
  { to }: Step,
  at: Date,
): Promise<void> {
  if (to === 'shipped') {
    const parcel = { carrier: 'Arun Express', trackingNo: `TH${id.replaceAll('-', '')}` };
    await parcels.add(id, parcel, { state: 'handed_over', at, place: DEPOT });
  }
  if (to !== 'delivered') return;
  const order = await orders.find(memberId, id);
  const hours = [6, 2, 0] as const;
  for (const [index, state] of (
    ['in_transit', 'out_for_delivery', 'delivered'] as const
  ).entries()) {
    const then = new Date(at.getTime() - (hours[index] ?? 0) * HOUR_MS);
    const place = state === 'in_transit' ? DEPOT : NEAR;
    for (const parcel of order?.parcels ?? []) {
      await parcels.addEvent(id, parcel.id, { state, at: then, place });
    }
  }
}

/** Different products in one order, sorted by id like all locks on stock. */
async function itemsOf(
  { repos, memberId, now }: Stage,
  { productIds }: Shelf,
  quantities: readonly number[],
  start: number,
): Promise<readonly CartItem[]> {
  const wanted = new Map<number, number>();
  for (const [line, qty] of quantities.entries()) {
    const id = productIds[(start + line) % productIds.length];
    if (id !== undefined) wanted.set(id, qty);
  }
  const items: CartItem[] = [];
  for (const [id, qty] of [...wanted].toSorted(([a], [b]) => a - b)) {
    const product = await repos.carts.product(memberId, id, now);
    if (product) items.push({ product: { ...product, flash: null }, qty });
  }
  return items;
}

function ago({ now }: Pick<Stage, 'now'>, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

function keyOf(index: number): string {
  return `seed-order-${String(index + 1)}`;
}
