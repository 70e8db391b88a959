import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { choicesOf } from './rules/choices.ts';
import { countFitting } from './rules/count-choices.ts';
import type { ProductColumns, Products } from './rules/product-columns.ts';
import { isWhole, sourceOf, unchosen, type Resolved } from './selection.ts';
import { selectMatching } from './spelling.ts';

/** Products matching words, list or branch, before the choices; only ids come from the database. */
export async function selectCounted(
  db: Database,
  countables: () => Promise<ProductColumns>,
  resolved: Resolved,
): Promise<Products> {
  if (isWhole(resolved.selection)) return (await countables()).columns;
  const [all, ids] = await Promise.all([countables(), selectIds(db, unchosen(resolved))]);
  return all.only(ids);
}

async function selectIds(db: Database, resolved: Resolved): Promise<readonly number[]> {
  // Joining the documents of a common word would read every product.
  const { terms, selection } = resolved;
  if (terms && isWhole(selection)) return selectMatching(db, { terms, ...selection });
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT ${products.id} AS id ${sourceOf(resolved)}`,
  );
  return rows.map(({ id }) => id);
}

/** Total over all pages: in memory, unless a list or branch narrows the query. */
export async function countSelected(
  db: Database,
  countables: () => Promise<ProductColumns>,
  resolved: Resolved,
): Promise<number> {
  const { selection, departments } = resolved;
  const { query: _, ...others } = selection;
  if (isWhole(others)) {
    const counted = await selectCounted(db, countables, resolved);
    return countFitting(counted, choicesOf(selection, departments));
  }
  const [row] = await selectRows<{ total: string | number }>(
    db,
    sql`SELECT count(*) AS total ${sourceOf(resolved)}`,
  );
  return Number(row?.total ?? 0);
}
