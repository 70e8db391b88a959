import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type {
  OrderDetail,
  OrderFilter,
  OrderItem,
  OrderPayment,
  OrderRepo,
  OrderSummary,
  SoldGiftCard,
} from './ports.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { readAround } from './around.ts';
import { readSoldCards } from './sold-cards.ts';

export function createOrderReads(db: Database): Pick<OrderRepo, 'find' | 'list'> {
  return {
    find: (memberId, id) => find(db, memberId, id),
    list: (memberId, filter) => list(db, memberId, filter),
  };
}

async function find(db: Database, memberId: number, id: string): Promise<OrderDetail | undefined> {
  const [[row], items, attempts, cards, around] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), eq(orders.id, id))),
    itemsOf(db, [id]),
    tellingPayments(db, [id]),
    readSoldCards(db, [id]),
    readAround(db, id),
  ]);
  if (!row || !around) return undefined;
  const { subtotal, discount, deliveryFee, vat, appliedRules, earnedCoins } = row;
  const { address, branchId, readyAt, pickupCode, vatAddress, succeededAt, refusedBranchIds } = row;
  return {
    ...summaryOf(row, items, attempts, cards),
    memberId,
    ...{ subtotal, discount, deliveryFee, vat, appliedRules, earnedCoins },
    ...{ address, branchId, readyAt, pickupCode, vatAddress, succeededAt, refusedBranchIds },
    ...around,
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
  return { rows: await summariesOf(db, rows), total: counted?.total ?? 0 };
}

async function summariesOf(
  db: Database,
  rows: readonly (typeof orders.$inferSelect)[],
): Promise<OrderSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [items, attempts, cards] = await Promise.all([
    itemsOf(db, ids),
    tellingPayments(db, ids),
    readSoldCards(db, ids),
  ]);
  return rows.map((row) => summaryOf(row, items, attempts, cards));
}

function summaryOf(
  row: typeof orders.$inferSelect,
  items: ReadonlyMap<string, readonly OrderItem[]>,
  attempts: ReadonlyMap<string, OrderPayment>,
  cards: ReadonlyMap<string, SoldGiftCard>,
): OrderSummary {
  const { id, status, deliveryMethod, paymentMethod } = row;
  const { total, giftCardAmount, expiresAt, createdAt } = row;
  return {
    ...{ id, status, deliveryMethod, paymentMethod, total, giftCardAmount, expiresAt, createdAt },
    payment: attempts.get(id) ?? null,
    items: items.get(id) ?? [],
    giftCard: cards.get(id) ?? null,
  };
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
  const items = rows.map(({ item: { nameEn, nameTh, ...item }, itemCode }) => ({
    ...item,
    itemCode,
    name: { en: nameEn, th: nameTh },
  }));
  return Map.groupBy(items, ({ orderId }) => orderId);
}

/** The payment that brought the money, or else the newest attempt, for each order that has one. */
export async function tellingPayments(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderPayment>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([payments.orderId], {
      orderId: payments.orderId,
      id: payments.id,
      method: payments.method,
      status: payments.status,
      failureCode: payments.failureCode,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(
      payments.orderId,
      // What paid the order is told of, not what came beside it.
      desc(eq(payments.status, 'succeeded')),
      desc(payments.createdAt),
      desc(payments.id),
    );
  return new Map(rows.map(({ orderId, ...payment }) => [orderId, payment]));
}
