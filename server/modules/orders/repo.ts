import { and, asc, eq, gt, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { CaseState } from '../../../lib/orders/contract-values.ts';
import { drugPolicy } from '../catalog/rules/product-rules.ts';
import type { Actor } from '../../core/kept-orders.ts';
import { INITIAL_STATUS } from './rules/machine.ts';
import type { Holdings, MovableOrder, NewOrder, OrderRepo, StatusChange } from './ports.ts';
import type { Tell } from '../../core/signals.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { giftCardUses } from '../wallet/schema.ts';
import { createOrderReads } from './reads.ts';
import { talkedOf } from './talked-of.ts';

export function createOrderRepo(db: Database, tell: Tell): OrderRepo {
  return {
    ...createOrderReads(db),
    insert: (order, actor) => insert(db, order, actor),
    changeStatus: async (id, change) => {
      const memberId = await changeStatus(db, id, change);
      if (memberId !== undefined) tell([memberId]);
      return memberId !== undefined;
    },
    lock: (id) => lock(db, id),
    holdings: (id) => holdings(db, id),
    overdue: async (now, { limit, except }) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'waiting_payment'),
            lte(orders.expiresAt, now),
            notInArray(orders.id, [...except]),
          ),
        )
        .orderBy(asc(orders.expiresAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    returnableNoMore: async (before, { limit, except }) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            inArray(orders.status, ['delivered', 'collected']),
            lte(orders.updatedAt, before),
            notInArray(orders.id, [...except]),
          ),
        )
        .orderBy(asc(orders.updatedAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    setBranch: async (id, branchId, readyAt) => {
      const refusedBranchIds = sql`array_append(${orders.refusedBranchIds}, ${orders.branchId})`;
      await db.update(orders).set({ branchId, readyAt, refusedBranchIds }).where(eq(orders.id, id));
    },
    setVatAddress: async (id, vatAddress) => {
      await db.update(orders).set({ vatAddress }).where(eq(orders.id, id));
    },
    talkedOf: (...asked) => talkedOf(db, ...asked),
    pair: async (id, otherId) => {
      const other = sql`CASE ${orders.id} WHEN ${id} THEN ${otherId} ELSE ${id} END`;
      await db
        .update(orders)
        .set({ togetherWith: other })
        .where(inArray(orders.id, [id, otherId]));
    },
    idByKey: async (memberId, idempotencyKey) => {
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.memberId, memberId), eq(orders.idempotencyKey, idempotencyKey)));
      return row?.id;
    },
    countOpen: (memberId) =>
      db.$count(
        orders,
        and(
          eq(orders.memberId, memberId),
          or(
            eq(orders.status, 'waiting_payment'),
            and(
              eq(orders.paymentMethod, 'cod'),
              inArray(orders.status, ['cash_on_delivery', 'packing', 'shipped']),
              gt(orders.total, orders.giftCardAmount),
            ),
          ),
        ),
      ),
  };
}

async function insert(db: Database, { items, ...order }: NewOrder, actor: Actor): Promise<boolean> {
  const rows = await db
    .insert(orders)
    .values({ ...order, status: INITIAL_STATUS, updatedAt: order.createdAt })
    .onConflictDoNothing({ target: orders.id })
    .returning({ id: orders.id });
  if (rows.length === 0) return false;
  const lines = items.map(({ name, ...item }, index) => ({
    ...item,
    orderId: order.id,
    line: index + 1,
    nameEn: name.en,
    nameTh: name.th,
  }));
  const entry = { orderId: order.id, status: INITIAL_STATUS, actor, at: order.createdAt };
  await Promise.all([
    lines.length === 0 ? undefined : db.insert(orderItems).values(lines),
    db.insert(orderHistory).values(entry),
  ]);
  return true;
}

/** Changes the status if it is still `from`; the order's member, or undefined. */
async function changeStatus(
  db: Database,
  id: string,
  { from, to, actor, at, note, expiresAt, succeededAt }: StatusChange,
): Promise<number | undefined> {
  const [moved] = await selectRows<{ memberId: number }>(
    db,
    sql`WITH moved AS (
        UPDATE orders SET status = ${to}, updated_at = ${moment(at)}, expires_at = ${moment(expiresAt)},
          succeeded_at = COALESCE(${moment(succeededAt ?? null)}, succeeded_at)
        WHERE id = ${id} AND status = ${from} RETURNING id, member_id)
      INSERT INTO order_history (order_id, status, actor, note, at)
      SELECT id, ${to}, ${actor}, ${note}, ${moment(at)} FROM moved
      RETURNING (SELECT member_id FROM moved) AS "memberId"`,
  );
  return moved?.memberId;
}

/** Member of the order that a row with an `order_id` names. */
export const orderOwner = sql<number>`(SELECT o.member_id FROM orders o WHERE o.id = order_id)`;

/** State of the questionnaire of `orders`; null if ordered without one. */
export const caseStateOf = sql<CaseState | null>`(SELECT one.state FROM questionnaire_cases AS one
  WHERE one.order_id = orders.id)`;

/** A parameter that both drivers take. */
function moment(at: Date | null) {
  return sql`${at?.toISOString() ?? null}::timestamptz`;
}

async function lock(db: Database, id: string): Promise<MovableOrder | undefined> {
  const [row] = await db
    .select({
      id: orders.id,
      memberId: orders.memberId,
      status: orders.status,
      deliveryMethod: orders.deliveryMethod,
      paymentMethod: orders.paymentMethod,
      toPay: sql<number>`${orders.total} - ${orders.giftCardAmount}`.mapWith(Number),
      branchId: orders.branchId,
      refusedBranchIds: orders.refusedBranchIds,
      earnedCoins: orders.earnedCoins,
      hasVatAddress: isNotNull(orders.vatAddress).mapWith(Boolean),
      expiresAt: orders.expiresAt,
      succeededAt: orders.succeededAt,
      createdAt: orders.createdAt,
      caseState: caseStateOf,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  return row;
}

async function holdings(db: Database, id: string): Promise<Holdings> {
  const [coupons, giftCards, pieces] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`SELECT DISTINCT (rule->>'memberCouponId')::int AS id
        FROM orders, jsonb_array_elements(applied_rules) AS rule
        WHERE orders.id = ${id} AND rule ? 'memberCouponId' ORDER BY 1`,
    ),
    db
      .select({ giftCardId: giftCardUses.giftCardId, amount: giftCardUses.amount })
      .from(giftCardUses)
      .where(eq(giftCardUses.orderId, id)),
    db
      .select({
        productId: orderItems.productId,
        qty: orderItems.qty,
        flashSaleId: orderItems.flashSaleId,
        drugClass: products.drugClass,
      })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, id)),
  ]);
  const approved = pieces.filter(({ drugClass }) => drugPolicy(drugClass) === 'approval');
  return { couponIds: coupons.map((coupon) => coupon.id), giftCards, approved, pieces };
}
