import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Lets the ids of new products follow those that were given by hand. */
export async function continueProductIds(db: Database): Promise<void> {
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence('products', 'id'), max(id)) FROM products`,
  );
}
