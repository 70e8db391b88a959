import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CouponAudience, CouponKind } from '../../../lib/wallet/contract-values.ts';
import type { CardDesign } from '../../../lib/gift-cards/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';

/** Coupons on offer; members collect copies (`member_coupons`). Money is satang. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Typed at the cart; upper-case letters and digits. */
    code: text('code').notNull(),
    kind: text('kind').$type<Exclude<CouponKind, 'coins'>>().notNull(),
    amount: integer('amount').notNull().default(0),
    percent: integer('percent').notNull().default(0),
    cap: integer('cap'),
    minSpend: integer('min_spend').notNull().default(0),
    scope: text('scope').$type<'all' | 'product' | 'brand' | 'category'>().notNull().default('all'),
    scopeId: integer('scope_id'),
    /** Eligible members; others get the answers of a missing coupon. */
    audience: text('audience').$type<CouponAudience>().notNull().default('members'),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionTh: text('description_th').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Total number of copies; null without limit. */
    quota: integer('quota'),
    collected: integer('collected').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.code),
    index('coupons_window').on(t.endsAt, t.startsAt),
    check('coupons_quota', sql`${t.quota} IS NULL OR ${t.collected} <= ${t.quota}`),
    check(
      'coupons_audience',
      sql`${t.audience} IN ('members', 'birthday', 'vip', 'lapsed', 'campaign', 'invitation')`,
    ),
    check('coupons_percent', sql`${t.percent} BETWEEN 0 AND 100`),
  ],
);

/** Copies of members, and coupons made of coins (`docs/contract.md`, "Coupon states"). */
export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Null for a coin coupon. */
    couponId: integer('coupon_id').references(() => coupons.id),
    /** Coins it was made of; otherwise 0. */
    coins: integer('coins').notNull().default(0),
    /** Part of `coins` taken back with returned goods that had earned them; reduces its value. */
    takenBack: integer('taken_back').notNull().default(0),
    status: text('status').$type<'ready' | 'reserved' | 'used' | 'expired'>().notNull(),
    /** Order that holds or used it. */
    orderId: text('order_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull(),
    /** One redemption per key (`docs/quality.md`, "Invariants"). */
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('member_coupons_member').on(t.memberId, t.status, t.createdAt, t.id),
    /** Sort order of the wallet. */
    index('member_coupons_wallet').on(t.memberId, t.createdAt, t.id),
    index('member_coupons_order').on(t.orderId),
    index('member_coupons_expiry')
      .on(t.expiresAt)
      .where(sql`status = 'ready'`),
    uniqueIndex('member_coupons_once').on(t.memberId, t.couponId),
    uniqueIndex('member_coupons_key').on(t.memberId, t.idempotencyKey),
    check('member_coupons_taken_back', sql`${t.takenBack} BETWEEN 0 AND ${t.coins}`),
    check('member_coupons_kind', sql`(${t.couponId} IS NULL) = (${t.coins} > 0)`),
    check(
      'member_coupons_order_held',
      sql`(${t.status} IN ('reserved', 'used')) = (${t.orderId} IS NOT NULL)`,
    ),
  ],
);

/** Ledger of coins; `members.coins` is its sum. */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    amount: integer('amount').notNull(),
    /** Unspent rest of credited coins, until they expire; 0 for debits. */
    remaining: integer('remaining').notNull().default(0),
    reason: text('reason')
      .$type<'opening' | 'earned' | 'redeemed' | 'returned' | 'survey' | 'expired'>()
      .notNull(),
    orderId: text('order_id'),
    memberCouponId: integer('member_coupon_id').references(() => memberCoupons.id),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    /** Sort order of the ledger, scanned backwards: a DESC index would not match an ORDER BY without NULLS. */
    index('coin_entries_ledger').on(t.memberId, t.at, t.id),
    /** Open credits, without those spent or expired. */
    index('coin_entries_open')
      .on(t.memberId, t.expiresAt)
      .where(sql`remaining > 0`),
    index('coin_entries_expiry')
      .on(t.expiresAt)
      .where(sql`remaining > 0`),
    /** Credited once per order. */
    uniqueIndex('coin_entries_earned')
      .on(t.orderId)
      .where(sql`reason = 'earned'`),
    /** Taken back once per order. */
    uniqueIndex('coin_entries_returned')
      .on(t.orderId)
      .where(sql`reason = 'returned'`),
    check(
      'coin_entries_remaining',
      sql`${t.remaining} >= 0 AND ${t.remaining} <= greatest(${t.amount}, 0)`,
    ),
  ],
);

/** Codes and PINs are stored as keyed hashes only. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    codeHash: text('code_hash').notNull(),
    pinHash: text('pin_hash').notNull(),
    lastFour: text('last_four').notNull(),
    /** Satang neither spent nor held. */
    balance: integer('balance').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('gift_cards_code').on(t.codeHash),
    check('gift_cards_balance', sql`${t.balance} >= 0`),
  ],
);

/** Gift card payments of orders; returned once when the order ends unpaid or is cancelled. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    orderId: text('order_id').notNull(),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    amount: integer('amount').notNull(),
    state: text('state').$type<'taken' | 'returned'>().notNull(),
    /** Part returned to the card for returned goods, while the order stays. */
    returned: integer('returned').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.giftCardId] }),
    check('gift_card_uses_amount', sql`${t.amount} > 0`),
    check('gift_card_uses_returned', sql`${t.returned} BETWEEN 0 AND ${t.amount}`),
  ],
);

/** Gift card sold by an order without goods: recipient and sending time. */
export const giftCardSales = pgTable(
  'gift_card_sales',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    design: text('design').$type<CardDesign>().notNull(),
    /** Satang. */
    amount: integer('amount').notNull(),
    toName: text('to_name').notNull(),
    toEmail: text('to_email').notNull(),
    /** Empty if bought for oneself. */
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    sendAt: moment('send_at').notNull(),
    /** Set once, when the order is paid and the sending time has come. */
    giftCardId: integer('gift_card_id').references(() => giftCards.id),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('gift_card_sales_card').on(t.giftCardId),
    index('gift_card_sales_due')
      .on(t.sendAt)
      .where(sql`gift_card_id IS NULL`),
    check('gift_card_sales_amount', sql`${t.amount} > 0`),
    check('gift_card_sales_sent', sql`(${t.giftCardId} IS NULL) = (${t.sentAt} IS NULL)`),
  ],
);
