import { sql, type SQL } from 'drizzle-orm';
import type { Found, PageOf, Selection } from './ports.ts';
import type { Term } from './rules/understand.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { searchDocuments } from './schema.ts';
import { learn } from './choices-repo.ts';
import { wordQueries } from './query.ts';
import type { Ranked } from './rules/learned-order.ts';

/** Required words, and whether medicines are excluded. */
interface Words extends Pick<Selection, 'query' | 'withoutMedicines'> {
  readonly terms: readonly Term[];
}

/**
 * Word-only search, without reading the products. A common word is in many documents, but the first page needs only
 * the best, which the keys identify.
 */
export async function selectByWords(db: Database, words: Words, page: PageOf): Promise<Found> {
  if (page.offset > 0) return selectLaterPage(db, words, page);
  if (page.uncounted) return onlyPage(await selectFirstPage(db, words, page));
  const [ids, total] = await Promise.all([
    selectFirstPage(db, words, page),
    countDocuments(db, words),
  ]);
  return { ids, total };
}

export function onlyPage(ids: readonly number[]): Found {
  return { ids, total: ids.length };
}

/**
 * The best matches, level by level, each in the order learned for the words.
 *
 * @param choices conditions on the products, which are read only if there are any
 */
export async function selectFirstPage(
  db: Database,
  words: Words,
  { limit }: Pick<PageOf, 'limit'>,
  choices?: SQL,
): Promise<readonly number[]> {
  const { all, named, beginning, bestKeys, otherKeys } = wordQueries(words.terms);
  const keys = sql`search_keys(${searchDocuments.words})`;
  const levels: readonly (readonly [condition: SQL, first?: SQL])[] = [
    [sql`${keys} @@ ${bestKeys}::tsquery`, has(beginning)],
    [sql`${keys} @@ ${otherKeys}::tsquery`],
    [sql`${has(all)} AND NOT ${has(named)}`],
  ];
  const chosen = choices && sql`JOIN ${products} ON ${products.id} = ${searchDocuments.productId}`;
  const found: Ranked[] = [];
  for (const [level, [condition, first]] of levels.entries()) {
    if (found.length === limit) break;
    const rows = await selectRows<{ id: number; first: boolean }>(
      db,
      sql`
        SELECT ${searchDocuments.productId} AS id, ${first ?? sql`false`} AS first
        FROM ${searchDocuments} ${chosen ?? sql``}
        WHERE ${searchDocuments.listed} AND ${condition} AND ${mayBe(words)} AND ${choices ?? sql`true`}
        ORDER BY ${first ? sql`first DESC, ` : sql``}${byRank} LIMIT ${limit - found.length}`,
    );
    found.push(...rows.map(({ id, first: isFirst }) => ({ id, band: `${level} ${isFirst}` })));
  }
  return (await learn(db, words, found)).map(({ id }) => id);
}

async function selectLaterPage(
  db: Database,
  words: Words,
  { limit, offset }: PageOf,
): Promise<Found> {
  const [rows, total] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`
        SELECT ${searchDocuments.productId} AS id FROM ${searchDocuments} WHERE ${matchesAmong(words)}
        ORDER BY ${relevance(words.terms)}, ${byRank} LIMIT ${limit} OFFSET ${offset}`,
    ),
    countDocuments(db, words),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

async function countDocuments(db: Database, words: Words): Promise<number> {
  const [row] = await selectRows<{ total: string | number }>(
    db,
    sql`SELECT count(*) AS total FROM ${searchDocuments} WHERE ${matchesAmong(words)}`,
  );
  return Number(row?.total ?? 0);
}

/** All products matching the words, unordered. */
export async function selectMatching(db: Database, words: Words): Promise<readonly number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT ${searchDocuments.productId} AS id FROM ${searchDocuments} WHERE ${matchesAmong(words)}`,
  );
  return rows.map(({ id }) => id);
}

/** Listed products with all the words; none if a word is unknown. */
export function matches(terms: readonly Term[]): SQL {
  if (!areKnown(terms)) return sql`false`;
  return sql`${searchDocuments.listed} AND ${has(wordQueries(terms).all)}`;
}

function matchesAmong(words: Words): SQL {
  return sql`${matches(words.terms)} AND ${mayBe(words)}`;
}

/** Medicines are few and indexed, so the products are not read. */
function mayBe({ withoutMedicines }: Words): SQL {
  if (!withoutMedicines) return sql`true`;
  return sql`NOT EXISTS (
    SELECT FROM products AS medicine
    WHERE medicine.id = ${searchDocuments.productId} AND medicine.drug_class <> 'none'
  )`;
}

export function areKnown(terms: readonly Term[]): boolean {
  return terms.length > 0 && terms.every(({ alternatives }) => alternatives.length > 0);
}

/** Same order as the levels of a first page. */
export function relevance(terms: readonly Term[]): SQL {
  const { best, named, beginning } = wordQueries(terms);
  return sql`${has(best)} DESC, ${has(named)} DESC, ${has(beginning)} DESC`;
}

const byRank = sql`${searchDocuments.rank} DESC, ${searchDocuments.productId}`;

function has(query: string): SQL {
  return sql`${searchDocuments.words} @@ ${query}::tsquery`;
}
