import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { UNFRAMED, type Framing } from '../../../lib/media/contract-framing-values.ts';
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
    /** The upright upload, likewise; pictures of earlier releases have their square. */
    original: text('original').notNull(),
    originalWidth: integer('original_width').notNull(),
    originalHeight: integer('original_height').notNull(),
    framing: jsonb('framing').$type<Framing>().notNull().default(UNFRAMED),
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
    check('media_original', sql`${t.original} ~ '^library/[A-Za-z0-9_-]+$'`),
  ],
);
