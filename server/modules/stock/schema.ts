import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Lot } from '../../../lib/stock/contract.ts';
import {
  STOCK_REASONS,
  type LowKind,
  type StockReason,
} from '../../../lib/stock/contract-values.ts';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';

const REASONS = sql.raw(STOCK_REASONS.map((reason) => `'${reason}'`).join(', '));

/** Append-only ledger of the pieces on hand: per product and branch, the changes add up to `stock.on_hand`. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Branch 0 is the online warehouse, as in `stock`. */
    branchId: integer('branch_id').notNull(),
    change: integer('change').notNull(),
    /** Pieces on hand afterwards. */
    onHand: integer('on_hand').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    note: text('note').notNull().default(''),
    /** The other place of a transfer. */
    otherBranchId: integer('other_branch_id'),
    /** Person who recorded it; null for sales, returns and changes by SQL. */
    memberId: integer('member_id').references(() => members.id),
    /** Order of a sale or a return. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** Changes of lots; the database fills them in where the service names none. */
    lots: jsonb('lots').$type<readonly (Lot & { readonly change: number })[]>(),
    /** Idempotency-Key of the person's request. */
    requestKey: text('request_key'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_place').on(t.productId, t.branchId, t.id),
    index('stock_movements_order').on(t.orderId),
    uniqueIndex('stock_movements_request').on(t.memberId, t.requestKey, t.branchId),
    check('stock_movements_reason', sql`${t.reason} IN (${REASONS})`),
  ],
);

/** Levels of low stock that people set; places without a row have the level of the shop. */
export const stockLowLevels = pgTable(
  'stock_low_levels',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    branchId: integer('branch_id').notNull(),
    kind: text('kind').$type<LowKind>().notNull().default('default'),
    /** Free pieces up to which the place is low, of an own level. */
    pieces: integer('pieces'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.branchId] }),
    check('stock_low_levels_pieces', sql`(${t.kind} = 'own') = (${t.pieces} IS NOT NULL)`),
  ],
);

/** Pieces on hand that belong to lots; movements alone change them. The other pieces of a place have no lot. */
export const stockLots = pgTable(
  'stock_lots',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    branchId: integer('branch_id').notNull(),
    lotNo: text('lot_no').notNull(),
    /** Last good day, in Asia/Bangkok. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    onHand: integer('on_hand').notNull(),
    /** Whether the last good day is over by the clock of the shop; a job marks it. */
    isExpired: boolean('is_expired').notNull().default(false),
  },
  (t) => [
    uniqueIndex('stock_lots_place').on(t.productId, t.branchId, t.expiresOn, t.lotNo),
    index('stock_lots_good')
      .on(t.expiresOn)
      .where(sql`NOT is_expired`),
    index('stock_lots_expired')
      .on(t.expiresOn)
      .where(sql`is_expired AND on_hand > 0`),
    check('stock_lots_bounds', sql`${t.onHand} >= 0`),
  ],
);
