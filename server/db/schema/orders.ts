import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../../lib/api/contract/orders.ts';
import type { Actor } from '../../domain/orders/machine.ts';
import type { OrderAddress } from '../../domain/orders/ports.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

export const carts = pgTable('carts', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  /** Counts the changes; a client sends the version it saw. */
  version: integer('version').notNull().default(0),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => carts.memberId),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    qty: integer('qty').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    check('cart_items_qty', sql`${t.qty} > 0`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** A key makes one order for ever, even when the answer kept for it is lost (`quality.md`, ACK). */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    deliveryMethod: text('delivery_method').$type<'home'>().notNull(),
    paymentMethod: text('payment_method').$type<'cod'>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt.desc()),
    uniqueIndex('orders_idempotency_key').on(t.memberId, t.idempotencyKey),
    check(
      'orders_total',
      sql`${t.total} = ${t.subtotal} - ${t.discount} + ${t.deliveryFee} AND ${t.total} >= 0`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    line: integer('line').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    price: integer('price').notNull(),
    qty: integer('qty').notNull(),
    memberDiscount: integer('member_discount').notNull().default(0),
    lineDiscount: integer('line_discount').notNull().default(0),
    /** The flash sale whose price it is; its quota gets the pieces back when the order is cancelled. */
    flashSaleId: integer('flash_sale_id'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.line] })],
);

/** Every move of an order, written in one place together with the move itself. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

/** What an order holds of the stock until it is packed or cancelled (`quality.md`, STOCK). */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    branchId: integer('branch_id').notNull(),
    qty: integer('qty').notNull(),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId, t.branchId] }),
    index('stock_reservations_product').on(t.productId, t.branchId),
  ],
);
