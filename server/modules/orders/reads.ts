import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { giftCardSales } from '../wallet/schema.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type {
  CreditNote,
  OrderDetail,
  OrderFilter,
  OrderItem,
  OrderPayment,
  OrderRepo,
  OrderReturn,
  OrderSummary,
  OtherOrder,
  PickupBranch,
  SoldGiftCard,
  TimelineEntry,
} from './ports.ts';

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
  { id, status, limit, offset }: OrderFilter,
): Promise<{ rows: readonly OrderSummary[]; total: number }> {
  const wanted = and(
    eq(orders.memberId, memberId),
    id === undefined ? undefined : eq(orders.id, id),
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
    .select({
      item: orderItems,
      itemCode: products.itemCode,
      pictureVersion: products.pictureVersion,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.line));
  const items = rows.map(({ item: { nameEn, nameTh, ...item }, ...product }) => ({
    ...item,
    ...product,
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
      // The payment that paid the order comes first.
      desc(eq(payments.status, 'succeeded')),
      desc(payments.createdAt),
      desc(payments.id),
    );
  return new Map(rows.map(({ orderId, ...payment }) => [orderId, payment]));
}

type Around = Pick<
  OrderDetail,
  | 'branch'
  | 'togetherWith'
  | 'case'
  | 'giftCards'
  | 'timeline'
  | 'parcels'
  | 'returns'
  | 'refund'
  | 'taxInvoice'
  | 'creditNotes'
>;

/** A moment as JSON has it. */
type Told<Row, Moment extends keyof Row> = Omit<Row, Moment> & Readonly<Record<Moment, string>>;

interface AroundRow extends Record<string, unknown> {
  readonly timeline: readonly Told<TimelineEntry, 'at'>[];
  readonly cards: OrderDetail['giftCards'];
  readonly parcels: OrderDetail['parcels'];
  readonly returns: readonly Told<OrderReturn, 'requestedAt'>[];
  readonly invoice: Told<NonNullable<OrderDetail['taxInvoice']>, 'issuedAt'> | null;
  readonly notes: readonly Told<CreditNote, 'issuedAt'>[];
  /** Null where no money goes back. */
  readonly refund: number | null;
  readonly refunded: boolean | null;
  readonly branch: PickupBranch | null;
  readonly together: OtherOrder | null;
  readonly case: OrderDetail['case'];
}

/** Rows of other tables about an order in one statement, since every new order reads them. */
async function readAround(db: Database, orderId: string): Promise<Around | undefined> {
  const [row] = await selectRows<AroundRow>(
    db,
    sql`SELECT
      (SELECT COALESCE(json_agg(json_build_object(
          'status', h.status, 'at', h.at, 'actor', h.actor, 'note', h.note) ORDER BY h.id), '[]')
        FROM order_history h WHERE h.order_id = o.id) AS timeline,
      (SELECT COALESCE(json_agg(json_build_object(
          'lastFour', g.last_four, 'amount', u.amount) ORDER BY g.id), '[]')
        FROM gift_card_uses u JOIN gift_cards g ON g.id = u.gift_card_id
        WHERE u.order_id = o.id) AS cards,
      (SELECT COALESCE(json_agg(json_build_object(
          'id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no, 'events', p.events)
          ORDER BY p.id), '[]')
        FROM parcels p WHERE p.order_id = o.id) AS parcels,
      (SELECT COALESCE(json_agg(json_build_object(
          'id', r.id, 'status', r.status, 'reason', r.reason, 'detail', r.detail, 'lines', r.lines,
          'requestedAt', r.requested_at, 'refunded', r.refunded,
          'keptForCoins', r.kept_for_coins) ORDER BY r.id), '[]')
        FROM order_returns r WHERE r.order_id = o.id) AS returns,
      (SELECT json_build_object('serial', i.serial, 'issuedAt', i.issued_at)
        FROM tax_invoices i WHERE i.order_id = o.id) AS invoice,
      (SELECT COALESCE(json_agg(json_build_object(
          'serial', n.serial, 'issuedAt', n.issued_at, 'reason', n.reason, 'amount', n.amount,
          'vat', n.vat) ORDER BY n.id), '[]')
        FROM credit_notes n WHERE n.order_id = o.id) AS notes,
      (SELECT json_build_object('id', c.id, 'state', c.state)
        FROM questionnaire_cases c WHERE c.order_id = o.id) AS "case",
      back.amount AS refund, back.done AS refunded,
      CASE WHEN b.id IS NULL THEN NULL ELSE json_build_object(
        'id', b.id, 'phone', b.phone, 'lat', b.lat, 'lng', b.lng,
        'name', json_build_object('en', b.name_en, 'th', b.name_th),
        'address', json_build_object('en', b.address_en, 'th', b.address_th)) END AS branch,
      (SELECT json_build_object('id', t.id, 'status', t.status, 'deliveryMethod', t.delivery_method,
          'paymentMethod', t.payment_method, 'toPay', t.total - t.gift_card_amount)
        FROM orders t WHERE t.id = o.together_with) AS together
      FROM orders o
      LEFT JOIN branches b ON b.id = o.branch_id
      LEFT JOIN LATERAL (
        SELECT sum(r.amount)::int AS amount, bool_and(r.status = 'done') AS done
        FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE p.order_id = o.id AND (r.unasked IS NOT NULL OR r.reason <> 'unasked')) back ON true
      WHERE o.id = ${orderId}`,
  );
  return row && toAround(row);
}

function toAround({
  timeline,
  cards,
  returns,
  invoice,
  notes,
  refund,
  refunded,
  ...row
}: AroundRow): Around {
  return {
    ...{ branch: row.branch, case: row.case, parcels: row.parcels, giftCards: cards },
    togetherWith: row.together,
    timeline: timeline.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    returns: returns.map((one) => ({ ...one, requestedAt: new Date(one.requestedAt) })),
    taxInvoice: invoice && { ...invoice, issuedAt: new Date(invoice.issuedAt) },
    creditNotes: notes.map((note) => ({ ...note, issuedAt: new Date(note.issuedAt) })),
    // It is back when all of it is.
    refund:
      refund === null ? null : { status: refunded ? 'refunded' : 'refund_pending', amount: refund },
  };
}

/** The gift cards that these orders sold, by order. */
export async function readSoldCards(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SoldGiftCard>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(giftCardSales)
    .where(inArray(giftCardSales.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...sale }) => [orderId, sale]));
}
