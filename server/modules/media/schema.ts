import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';

/** The merchant's uploaded pictures. */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Path in the picture store without its extension (`docs/operations.md`, "Pictures"). */
    file: text('file').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Alternative texts offered where the picture is used; empty until somebody writes them. */
    altEn: text('alt_en').notNull().default(''),
    altTh: text('alt_th').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Since when it is in the bin. */
    binnedAt: moment('binned_at'),
  },
  (t) => [
    index('media_binned').on(t.binnedAt),
    check('media_file', sql`${t.file} ~ '^library/[A-Za-z0-9_-]+$'`),
  ],
);
