import { lt, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import type { SearchChoiceRepo, Selection } from './ports.ts';
import { learnedOrder, type Ranked } from './rules/learned-order.ts';
import { normalize } from './rules/normalize.ts';
import type { Term } from './rules/understand.ts';
import { searchChoices } from './schema.ts';

/** Adding says more than opening. */
const ADDED_WEIGHS = 3;

export function createSearchChoiceRepo(db: Database): SearchChoiceRepo {
  return {
    count: async (choice) => {
      await db
        .insert(searchChoices)
        .values({ ...choice, visits: 1 })
        .onConflictDoUpdate({
          target: [
            searchChoices.query,
            searchChoices.productId,
            searchChoices.day,
            searchChoices.kind,
          ],
          set: { visits: sql`${searchChoices.visits} + 1` },
        });
    },
    forgetBefore: async (day) => {
      await db.delete(searchChoices).where(lt(searchChoices.day, day));
    },
  };
}

interface Words extends Pick<Selection, 'query'> {
  readonly terms: readonly Term[];
}

/**
 * Puts results of a first page in the order learned for their words. Sold-out products and medicines are bands of their
 * own, so no medicine moves and none is passed; words with a medical term are not learned.
 */
export async function learn(
  db: Database,
  { terms, query }: Words,
  rows: readonly Ranked[],
): Promise<readonly Ranked[]> {
  const text = normalize(query?.text ?? '');
  if (rows.length < 2 || text === '' || terms.some(({ medical }) => medical)) return rows;
  const known = await selectChoices(db, text, rows);
  if (known.length === 0) return rows;
  const facts = new Map(known.map((row) => [row.id, row]));
  const bands = rows.map(({ id, band }) => {
    const { medicine = false, in_stock: inStock = true } = facts.get(id) ?? {};
    return { id, band: [band, medicine, inStock].join(' ') };
  });
  return learnedOrder(bands, new Map(known.map(({ id, choices }) => [id, choices])));
}

interface Chosen extends Record<string, unknown> {
  readonly id: number;
  readonly medicine: boolean;
  readonly in_stock: boolean;
  readonly choices: number;
}

/** The first visit of each day does not count, so that no person alone changes an order. Empty without any choices. */
function selectChoices(db: Database, text: string, rows: readonly Ranked[]) {
  return selectRows<Chosen>(
    db,
    sql`
      SELECT p.id, p.drug_class <> 'none' AS medicine, p.in_stock, (
          SELECT coalesce(sum((c.visits - 1) * CASE c.kind WHEN 'added' THEN ${ADDED_WEIGHS}::int ELSE 1 END), 0)::int
          FROM ${searchChoices} AS c WHERE c.query = ${text} AND c.product_id = p.id
        ) AS choices
      FROM ${products} AS p
      WHERE p.id = ANY(${`{${rows.map(({ id }) => id).join(',')}}`}::int[])
        AND EXISTS (SELECT FROM ${searchChoices} AS c WHERE c.query = ${text} AND c.visits > 1)`,
  );
}
