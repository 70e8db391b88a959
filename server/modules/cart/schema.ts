import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import { promotionGroups } from '../../db/schema/offers.ts';
import { memberCoupons } from '../wallet/schema.ts';

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
    /** Put aside: it stays, but is neither priced with the cart nor ordered. */
    saved: boolean('saved').notNull().default(false),
    /** Unit price that the member saw last, in satang. */
    seenPrice: integer('seen_price'),
    /** Unit price before that, and when the member saw the change. */
    previousPrice: integer('previous_price'),
    changeSeenAt: moment('change_seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    check('cart_items_qty', sql`${t.qty} > 0`),
  ],
);

/** Coupons that the member chose for the cart. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => carts.memberId),
    memberCouponId: integer('member_coupon_id')
      .notNull()
      .references(() => memberCoupons.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.memberCouponId] })],
);

/** Promotion groups whose incomplete sets the member takes at their price. */
export const cartOptOuts = pgTable(
  'cart_opt_outs',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => carts.memberId),
    groupId: integer('group_id')
      .notNull()
      .references(() => promotionGroups.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.groupId] })],
);
