import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { media } from './schema.ts';

/** Files that the library has outside of its bin; none goes there until the transaction ends. */
export async function selectInLibrary(
  db: Database,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ file: media.file })
    .from(media)
    .where(and(inArray(media.file, [...files]), isNull(media.binnedAt)))
    .orderBy(media.id)
    .for('share');
  return new Set(rows.map(({ file }) => file));
}
