import { setImmediate as breathe } from 'node:timers/promises';
import { isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/client.ts';
import { reviews } from '../../../server/modules/reviews/schema.ts';
import { generateProducts } from '../products/generate.ts';
import { REVIEWED_PRODUCTS } from './figures.ts';
import { reviewsOf, type ReviewSeed } from './generate.ts';

const CHUNK = 2_000;

/**
 * Adds missing reviews of the first `count` products, by id; returns how many. Triggers of the
 * table sum up each product's stars.
 */
export async function seedReviews(db: Database, count: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ highest: max(reviews.productId) })
    .from(reviews)
    .where(isNull(reviews.memberId));
  const rows = generateProducts(Math.min(count, REVIEWED_PRODUCTS))
    .filter(({ id }) => id > (row?.highest ?? 0))
    .flatMap((product) => reviewsOf(product, now));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await insert(db, rows.slice(start, start + CHUNK));
    // Yields: a tight loop of queries on the embedded database would starve timers and signals.
    await breathe();
  }
  return rows.length;
}

/** One JSON text: binding a hundred thousand parameters takes longer than the insert. */
async function insert(db: Database, rows: readonly ReviewSeed[]): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ productId, createdAt, ...row }) => ({
      ...row,
      product_id: productId,
      created_at: createdAt,
    })),
  );
  await db.execute(sql`INSERT INTO ${reviews}
      (product_id, author, rating, body, language, photos, verified, helpful, created_at)
    SELECT product_id, author, rating, body, language, photos, verified, helpful, created_at
    FROM json_to_recordset(${json}::json) AS row(
      product_id integer, author text, rating integer, body text, language text,
      photos jsonb, verified boolean, helpful integer, created_at timestamptz)`);
}
