import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
