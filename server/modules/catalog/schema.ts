import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../../db/schema/catalog.ts';

/** The pictures of a product in order; the first is shown on its card. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Path in the picture store without its extension (`docs/operations.md`, "Pictures"). */
    file: text('file').notNull(),
    altEn: text('alt_en').notNull(),
    altTh: text('alt_th').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check('product_pictures_position', sql`${t.position} BETWEEN 1 AND 12`),
    check('product_pictures_file', sql`${t.file} ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'`),
  ],
);

/** Variant groups: siblings that differ in one option or two, such as size and shade. */
export const productGroups = pgTable(
  'product_groups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    option1En: text('option1_en').notNull(),
    option1Th: text('option1_th').notNull(),
    /** Null in both languages: the group has one option. */
    option2En: text('option2_en'),
    option2Th: text('option2_th'),
  },
  (t) => [
    check('product_groups_option2', sql`(${t.option2En} IS NULL) = (${t.option2Th} IS NULL)`),
  ],
);

/** A product is in one group at most. */
export const productGroupMembers = pgTable(
  'product_group_members',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    value1En: text('value1_en').notNull(),
    value1Th: text('value1_th').notNull(),
    /** Empty where the group has one option. */
    value2En: text('value2_en').notNull().default(''),
    value2Th: text('value2_th').notNull().default(''),
  },
  (t) => [
    uniqueIndex('product_group_members_position').on(t.groupId, t.position),
    uniqueIndex('product_group_members_en').on(t.groupId, t.value1En, t.value2En),
    uniqueIndex('product_group_members_th').on(t.groupId, t.value1Th, t.value2Th),
  ],
);
