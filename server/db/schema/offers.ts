import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromotionKind } from '../../../lib/offers/contract.ts';
import { products } from './catalog.ts';
import { moment } from './columns.ts';

/** Products that share an offer, for example "buy 2, get 1" within one brand's hair care. */
export const promotionGroups = pgTable(
  'promotion_groups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<PromotionKind>().notNull(),
    /** Whole per cent of a `member_percent`; 0 otherwise. */
    percent: integer('percent').notNull().default(0),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    detailsEn: text('details_en').notNull(),
    detailsTh: text('details_th').notNull(),
    picture: text('picture').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /**
     * Whether it is running, as of the last run of the offer windows job; used by lists and facets.
     * Prices go by the clock alone.
     */
    active: boolean('active').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [
    index('promotion_groups_active')
      .on(t.position, t.id)
      .where(sql`active`),
    check('promotion_groups_window', sql`${t.startsAt} < ${t.endsAt}`),
    check('promotion_groups_percent', sql`${t.percent} BETWEEN 0 AND 99`),
  ],
);

export const promotionGroupProducts = pgTable(
  'promotion_group_products',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => promotionGroups.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.productId] }),
    index('promotion_group_products_product').on(t.productId),
  ],
);

/** Reduced prices during a time window, each limited by a quota. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    active: boolean('active').notNull().default(false),
  },
  (t) => [
    index('flash_sales_window').on(t.endsAt, t.startsAt),
    check('flash_sales_window', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    saleId: integer('sale_id')
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Satang. */
    price: integer('price').notNull(),
    quota: integer('quota').notNull(),
    /** Pieces taken by orders; cancelled and expired orders give theirs back. */
    sold: integer('sold').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.saleId, t.productId] }),
    index('flash_sale_items_product').on(t.productId),
    check('flash_sale_items_price', sql`${t.price} > 0`),
    check('flash_sale_items_quota', sql`${t.sold} >= 0 AND ${t.sold} <= ${t.quota}`),
  ],
);
