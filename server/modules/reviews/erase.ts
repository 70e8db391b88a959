import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Leaver } from '../../http/module.ts';
import { reviews } from './schema.ts';

/** Published reviews stay anonymously, without name, pictures and references. */
export async function leaveReviews(db: Database, { id }: Leaver): Promise<void> {
  await db.delete(reviews).where(and(eq(reviews.memberId, id), eq(reviews.published, false)));
  await db
    .update(reviews)
    .set({
      author: sql`CASE ${reviews.language} WHEN 'th' THEN 'สมาชิก' ELSE 'Member' END`,
      ...{ memberId: null, orderId: null, line: null, photos: [] },
    })
    .where(eq(reviews.memberId, id));
}
