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
import type {
  OrderDelivery,
  OrderStatus,
  PaymentMethod,
} from '../../../lib/api/contract/order-values.ts';
import type { Actor, AppliedRule, OrderAddress, OrderVatAddress } from '../../core/kept-orders.ts';
import { branches } from './branches.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** A key makes one order for ever, even when the answer kept for it is lost (`docs/quality.md`, "Invariants"). */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    deliveryMethod: text('delivery_method').$type<OrderDelivery>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    /** Part of `total` that gift cards pay. */
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** Every rule that changed the price, as it stood (`docs/product/cart.md`, "Price rules"). */
    appliedRules: jsonb('applied_rules').$type<readonly AppliedRule[]>().notNull().default([]),
    earnedCoins: integer('earned_coins').notNull().default(0),
    /** Null when it is picked up. */
    address: jsonb('address').$type<OrderAddress>(),
    /** Where it is picked up. */
    branchId: integer('branch_id').references(() => branches.id),
    /** Branches that could not give the goods, but for the present one. */
    refusedBranchIds: integer('refused_branch_ids').array().notNull().default([]),
    readyAt: moment('ready_at'),
    pickupCode: text('pickup_code'),
    vatAddress: jsonb('vat_address').$type<OrderVatAddress>(),
    /** Until when goods are held for a payment; null once nothing is owed. */
    expiresAt: moment('expires_at'),
    /** When it was paid, or promised to be paid in cash: the cancel window counts from here. */
    succeededAt: moment('succeeded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt, t.id),
    /** How many a member has in each state, read from the index alone. */
    index('orders_member_status').on(t.memberId, t.status, t.createdAt, t.id),
    uniqueIndex('orders_idempotency_key').on(t.memberId, t.idempotencyKey),
    index('orders_status').on(t.status, t.createdAt),
    index('orders_branch').on(t.branchId, t.status, t.createdAt),
    index('orders_expiry')
      .on(t.expiresAt)
      .where(sql`status = 'waiting_payment'`),
    check('orders_place', sql`(${t.deliveryMethod} = 'pickup') = (${t.branchId} IS NOT NULL)`),
    check('orders_gift_cards', sql`${t.giftCardAmount} BETWEEN 0 AND ${t.total}`),
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
    /** Pieces that a set gave free; their price is part of `lineDiscount`. */
    freeQty: integer('free_qty').notNull().default(0),
    memberDiscount: integer('member_discount').notNull().default(0),
    lineDiscount: integer('line_discount').notNull().default(0),
    /** The promotion whose set it counts for, and the pieces of one; null where it counts for none. */
    setId: integer('set_id'),
    setSize: integer('set_size'),
    /** Whole per cent that the member card takes off pieces outside sets. */
    memberPercent: integer('member_percent').notNull().default(0),
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
    /** Why, in the words of whoever did it; empty where there is nothing to say. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

/** What an order holds of the stock until it is packed or cancelled (`docs/quality.md`, "Invariants"). */
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
    /** Pieces of a claim that members sent back and that stand on the shelf again. */
    returned: integer('returned').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId, t.branchId] }),
    index('stock_reservations_product').on(t.productId, t.branchId),
    check('stock_reservations_returned', sql`${t.returned} BETWEEN 0 AND ${t.qty}`),
  ],
);
