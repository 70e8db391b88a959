import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What products can be filtered by beyond brand and price: skin type, concern, form ... */
export const attributes = pgTable('attributes', {
  key: text('key').primaryKey(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  position: integer('position').notNull(),
});

export const attributeValues = pgTable(
  'attribute_values',
  {
    key: text('key')
      .notNull()
      .references(() => attributes.key),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameTh: text('name_th').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.value] })],
);
