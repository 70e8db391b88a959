import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { Database } from '../server/db/client.ts';
import type { Lettering, PackLook, Palette } from './looks.ts';

/** Tables of drawn art, which the migrations of a real shop do not have. */
const demo = pgSchema('demo');

export const productLooks = demo.table('product_looks', {
  productId: integer('product_id').primaryKey(),
  pack: jsonb('pack').$type<PackLook>().notNull(),
});

export const brandLooks = demo.table('brand_looks', {
  brandId: integer('brand_id').primaryKey(),
  palette: jsonb('palette').$type<Palette>().notNull(),
  lettering: text('lettering').$type<Lettering>().notNull(),
});

/** Any number that no other program on the same PostgreSQL uses as an advisory lock. */
const LOOKS_LOCK = 727_115_003;

/** Creates the tables of looks where they are missing; of several processes one does, and the others wait. */
export async function createLookTables(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOOKS_LOCK})`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS demo`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS demo.product_looks (
      product_id integer PRIMARY KEY REFERENCES public.products ON DELETE CASCADE,
      pack jsonb NOT NULL
    )`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS demo.brand_looks (
      brand_id integer PRIMARY KEY REFERENCES public.brands ON DELETE CASCADE,
      palette jsonb NOT NULL,
      lettering text NOT NULL
    )`);
  });
}
