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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { OrderDelivery, OrderStatus } from '../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../lib/checkout/contract-values.ts';
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
    /** A key creates one order forever, even after its cached answer is lost (`docs/quality.md`, "Invariants"). */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    deliveryMethod: text('delivery_method').$type<OrderDelivery>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull().default(0),
    deliveryFee: integer('delivery_fee').notNull(),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    /** Part of `total` paid by gift cards. */
    giftCardAmount: integer('gift_card_amount').notNull().default(0),
    /** The price rules applied, as of the order (`docs/product/cart.md`, "Price rules"). */
    appliedRules: jsonb('applied_rules').$type<readonly AppliedRule[]>().notNull().default([]),
    earnedCoins: integer('earned_coins').notNull().default(0),
    /** Null for pickup. */
    address: jsonb('address').$type<OrderAddress>(),
    branchId: integer('branch_id').references(() => branches.id),
    /** Branches that could not supply the goods, except the current one. */
    refusedBranchIds: integer('refused_branch_ids').array().notNull().default([]),
    readyAt: moment('ready_at'),
    pickupCode: text('pickup_code'),
    /** The other order of the checkout that split a cart. */
    togetherWith: text('together_with').references((): AnyPgColumn => orders.id),
    vatAddress: jsonb('vat_address').$type<OrderVatAddress>(),
    /** Until when stock is held for a payment; null once nothing is owed. */
    expiresAt: moment('expires_at'),
    /** When it was paid, or cash on delivery was chosen; the cancel window starts here. */
    succeededAt: moment('succeeded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt, t.id),
    /** Orders per member and state, as an index-only scan. */
    index('orders_member_status').on(t.memberId, t.status, t.createdAt, t.id),
    uniqueIndex('orders_idempotency_key').on(t.memberId, t.idempotencyKey),
    index('orders_status').on(t.status, t.createdAt),
    index('orders_branch').on(t.branchId, t.status, t.createdAt),
    /** Ended orders as the office lists them, which are the ones that grow. */
    index('orders_ended')
      .on(t.updatedAt, t.id)
      .where(sql`status IN ('delivered', 'collected', 'completed', 'cancelled')`),
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
    /** Pieces given free by a set; their price is part of `lineDiscount`. */
    freeQty: integer('free_qty').notNull().default(0),
    memberDiscount: integer('member_discount').notNull().default(0),
    lineDiscount: integer('line_discount').notNull().default(0),
    /** The promotion whose set includes the line, and the set's size in pieces; null outside sets. */
    setId: integer('set_id'),
    setSize: integer('set_size'),
    /** Member card discount on pieces outside sets, in whole per cent. */
    memberPercent: integer('member_percent').notNull().default(0),
    /** The flash sale that set the price; a cancellation returns the pieces to its quota. */
    flashSaleId: integer('flash_sale_id'),
    /** Conversation with a pharmacist in which the product was recommended or approved. */
    conversationId: integer('conversation_id'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.line] }),
    index('order_items_conversation')
      .on(t.conversationId)
      .where(sql`conversation_id IS NOT NULL`),
  ],
);

/** Every state change of an order, written together with the change. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<OrderStatus>().notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** Reason given by the actor; may be empty. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
);

/** Stock held by an order until it is packed or cancelled (`docs/quality.md`, "Invariants"). */
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
    /** Pieces returned in claims and put back on the shelf. */
    returned: integer('returned').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId, t.branchId] }),
    index('stock_reservations_product').on(t.productId, t.branchId),
    check('stock_reservations_returned', sql`${t.returned} BETWEEN 0 AND ${t.qty}`),
  ],
);
