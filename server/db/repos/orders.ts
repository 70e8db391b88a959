import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../domain/orders/facts.ts';
import { INITIAL_STATUS } from '../../domain/orders/machine.ts';
import type {
  NewOrder,
  OrderDetail,
  OrderFilter,
  OrderItem,
  OrderRepo,
  OrderSummary,
} from '../../domain/orders/ports.ts';
import type { Database } from '../client.ts';
import { products } from '../schema/catalog.ts';
import { orderHistory, orderItems, orders } from '../schema/orders.ts';

export function createOrderRepo(db: Database): OrderRepo {
  return {
    insert: (order, actor) => insert(db, order, actor),
    changeStatus: async (id, { from, to, actor, at }) => {
      const rows = await db
        .update(orders)
        .set({ status: to, updatedAt: at })
        .where(and(eq(orders.id, id), eq(orders.status, from)))
        .returning({ id: orders.id });
      if (rows.length === 0) return false;
      await db.insert(orderHistory).values({ orderId: id, status: to, actor, at });
      return true;
    },
    idByKey: async (memberId, idempotencyKey) => {
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.memberId, memberId), eq(orders.idempotencyKey, idempotencyKey)));
      return row?.id;
    },
    find: (memberId, id) => find(db, memberId, id),
    list: (memberId, filter) => list(db, memberId, filter),
  };
}

async function insert(db: Database, { items, ...order }: NewOrder, actor: Actor): Promise<boolean> {
  const rows = await db
    .insert(orders)
    .values({ ...order, status: INITIAL_STATUS, updatedAt: order.createdAt })
    .onConflictDoNothing({ target: orders.id })
    .returning({ id: orders.id });
  if (rows.length === 0) return false;
  await db.insert(orderItems).values(
    items.map(({ name, ...item }, index) => ({
      ...item,
      orderId: order.id,
      line: index + 1,
      nameEn: name.en,
      nameTh: name.th,
    })),
  );
  await db
    .insert(orderHistory)
    .values({ orderId: order.id, status: INITIAL_STATUS, actor, at: order.createdAt });
  return true;
}

async function find(db: Database, memberId: number, id: string): Promise<OrderDetail | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.id, id)));
  if (!row) return undefined;
  const [items, timeline] = await Promise.all([
    itemsOf(db, [id]),
    db
      .select({ status: orderHistory.status, at: orderHistory.at, actor: orderHistory.actor })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id)),
  ]);
  const { subtotal, discount, deliveryFee, vat, address } = row;
  return {
    ...toSummary(row, items.get(id)),
    ...{ subtotal, discount, deliveryFee, vat, address },
    timeline,
  };
}

async function list(
  db: Database,
  memberId: number,
  { status, limit, offset }: OrderFilter,
): Promise<{ rows: readonly OrderSummary[]; total: number }> {
  const wanted = and(
    eq(orders.memberId, memberId),
    status === undefined ? undefined : inArray(orders.status, [...status]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(wanted),
  ]);
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => toSummary(row, items.get(row.id))), total: counted?.total ?? 0 };
}

async function itemsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderItem[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ item: orderItems, itemCode: products.itemCode })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.line));
  const items = rows.map(({ item, itemCode }) => ({
    orderId: item.orderId,
    productId: item.productId,
    itemCode,
    name: { en: item.nameEn, th: item.nameTh },
    price: item.price,
    qty: item.qty,
    memberDiscount: item.memberDiscount,
    lineDiscount: item.lineDiscount,
  }));
  return Map.groupBy(items, ({ orderId }) => orderId);
}

function toSummary(
  row: typeof orders.$inferSelect,
  items: readonly OrderItem[] = [],
): OrderSummary {
  const { id, status, deliveryMethod, paymentMethod, total, createdAt } = row;
  return { id, status, deliveryMethod, paymentMethod, total, createdAt, items };
}
