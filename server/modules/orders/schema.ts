import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CreditReason } from '../../core/kept-orders.ts';
import { moment } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/orders.ts';

/** Parcels of an order. */
export const parcels = pgTable(
  'parcels',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    events: jsonb('events')
      .$type<
        readonly {
          state: 'handed_over' | 'in_transit' | 'out_for_delivery' | 'delivered';
          at: string;
          placeEn: string;
          placeTh: string;
        }[]
      >()
      .notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('parcels_order').on(t.orderId)],
);

export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<'requested' | 'approved' | 'rejected' | 'refunded'>().notNull(),
    reason: text('reason')
      .$type<'damaged' | 'wrong_item' | 'expired_goods' | 'allergy' | 'other'>()
      .notNull(),
    detail: text('detail').notNull(),
    lines: jsonb('lines').$type<readonly { line: number; qty: number }[]>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** Money and gift cards given back for them, in satang. */
    refunded: integer('refunded'),
    /** Part kept for their coins that were spent already, in satang. */
    keptForCoins: integer('kept_for_coins').notNull().default(0),
    /** Whether they can be sold again. */
    restocked: boolean('restocked'),
  },
  (t) => [uniqueIndex('order_returns_order').on(t.orderId)],
);

/**
 * Tax invoices in a row of their own without gaps (`docs/product/orders.md`, "Tax invoices"); what they say never
 * changes.
 */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** `SHOP2611-000123`: the month of issue in Bangkok and a number that begins at 1 in each. */
    serial: text('serial').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [uniqueIndex('tax_invoices_serial').on(t.serial)],
);

/** Credit notes of invoiced orders, with serials of their own; their content never changes. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => taxInvoices.orderId),
    /** `SHOPCN2611-000123`: numbered like invoices, beside them. */
    serial: text('serial').notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    amount: integer('amount').notNull(),
    /** Inside `amount`. */
    vat: integer('vat').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('credit_notes_serial').on(t.serial),
    /** An order is cancelled once, and its goods come back once. */
    uniqueIndex('credit_notes_reason').on(t.orderId, t.reason),
    check('credit_notes_amount', sql`${t.amount} > 0 AND ${t.vat} BETWEEN 0 AND ${t.amount}`),
  ],
);

/** The last number of each month's tax invoices (`2611`) and credit notes (`CN2611`). */
export const invoiceSerials = pgTable('invoice_serials', {
  month: text('month').primaryKey(),
  last: integer('last').notNull(),
});
