import { sql, type SQL } from 'drizzle-orm';
import type { Found, PageOf } from './ports.ts';
import type { Term } from './rules/understand.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { searchDocuments } from './schema.ts';
import { wordQueries } from './query.ts';

/**
 * What is found by words alone, without a look at the products. Of the many documents that have a common word,
 * the first page needs only the best, which the keys tell from the rest.
 */
export async function selectByWords(
  db: Database,
  terms: readonly Term[],
  page: PageOf,
): Promise<Found> {
  if (page.offset > 0) return selectLaterPage(db, terms, page);
  const [ids, total] = await Promise.all([
    selectFirstPage(db, terms, page.limit),
    countDocuments(db, terms),
  ]);
  return { ids, total };
}

async function selectFirstPage(
  db: Database,
  terms: readonly Term[],
  limit: number,
): Promise<readonly number[]> {
  const { all, named, beginning, bestKeys, otherKeys } = wordQueries(terms);
  const keys = sql`search_keys(${searchDocuments.words})`;
  const levels: readonly (readonly [condition: SQL, order: SQL])[] = [
    [sql`${keys} @@ ${bestKeys}::tsquery`, sql`${has(beginning)} DESC, `],
    [sql`${keys} @@ ${otherKeys}::tsquery`, sql``],
    [sql`${has(all)} AND NOT ${has(named)}`, sql``],
  ];
  const ids: number[] = [];
  for (const [condition, order] of levels) {
    if (ids.length === limit) break;
    const rows = await selectRows<{ id: number }>(
      db,
      sql`
        SELECT ${searchDocuments.productId} AS id FROM ${searchDocuments}
        WHERE ${searchDocuments.listed} AND ${condition}
        ORDER BY ${order}${byRank} LIMIT ${limit - ids.length}`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

async function selectLaterPage(
  db: Database,
  terms: readonly Term[],
  { limit, offset }: PageOf,
): Promise<Found> {
  const [rows, total] = await Promise.all([
    selectRows<{ id: number }>(
      db,
      sql`
        SELECT ${searchDocuments.productId} AS id FROM ${searchDocuments} WHERE ${matches(terms)}
        ORDER BY ${relevance(terms)}, ${byRank} LIMIT ${limit} OFFSET ${offset}`,
    ),
    countDocuments(db, terms),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

async function countDocuments(db: Database, terms: readonly Term[]): Promise<number> {
  const [row] = await selectRows<{ total: string | number }>(
    db,
    sql`SELECT count(*) AS total FROM ${searchDocuments} WHERE ${matches(terms)}`,
  );
  return Number(row?.total ?? 0);
}

/** All that is found by words alone, in any order. */
export async function selectMatching(
  db: Database,
  terms: readonly Term[],
): Promise<readonly number[]> {
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT ${searchDocuments.productId} AS id FROM ${searchDocuments} WHERE ${matches(terms)}`,
  );
  return rows.map(({ id }) => id);
}

/** A listed product with all the words; nothing, where one of them is unknown. */
export function matches(terms: readonly Term[]): SQL {
  if (!areKnown(terms)) return sql`false`;
  return sql`${searchDocuments.listed} AND ${has(wordQueries(terms).all)}`;
}

export function areKnown(terms: readonly Term[]): boolean {
  return terms.length > 0 && terms.every(({ alternatives }) => alternatives.length > 0);
}

/** The same order as that of the levels of a first page. */
export function relevance(terms: readonly Term[]): SQL {
  const { best, named, beginning } = wordQueries(terms);
  return sql`${has(best)} DESC, ${has(named)} DESC, ${has(beginning)} DESC`;
}

const byRank = sql`${searchDocuments.rank} DESC, ${searchDocuments.productId}`;

function has(query: string): SQL {
  return sql`${searchDocuments.words} @@ ${query}::tsquery`;
}
