import type { Database } from '../../server/db/client.ts';
import { reviews } from '../../server/modules/reviews/schema.ts';

type ReviewRow = typeof reviews.$inferInsert;

export async function plantReviews(
  db: Database,
  productId: number,
  rows: readonly (Pick<ReviewRow, 'rating'> & Partial<ReviewRow>)[],
): Promise<readonly number[]> {
  const inserted = await db
    .insert(reviews)
    .values(
      rows.map((row, index) => ({
        author: 'มาลี ส.',
        body: `รีวิวที่ ${String(index + 1)}`,
        language: 'th' as const,
        photos: [],
        verified: true,
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        ...row,
        productId,
      })),
    )
    .returning({ id: reviews.id });
  return inserted.map(({ id }) => id);
}
