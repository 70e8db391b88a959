import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AttributeFacet } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { attributes, attributeValues } from './schema.ts';
import { products } from '../../db/schema/catalog.ts';
import { byKey, sourceOf, type Resolved } from './selection.ts';

/** `key:value` pairs and how many products have them. */
type PairCounts = ReadonlyMap<string, number>;

/** Each key that is chosen is counted without that choice, all others together. */
export async function countAttributes(
  db: Database,
  resolved: Resolved,
): Promise<readonly AttributeFacet[]> {
  const chosen = byKey(resolved.selection.attributes ?? []);
  const [names, base, ...own] = await Promise.all([
    selectNames(db),
    countPairs(db, sourceOf(resolved)),
    ...[...chosen.keys()].map(async (key) => ({
      key,
      counts: await countPairs(db, sourceOf(resolved, { key })),
    })),
  ]);
  const countsOf = (key: string): PairCounts => own.find((one) => one.key === key)?.counts ?? base;
  return [...Map.groupBy(names, ({ key }) => key)].flatMap(([key, rows]) => {
    const values = rows.flatMap(({ value, valueName }) => {
      const pair = `${key}:${value}`;
      const count = countsOf(key).get(pair) ?? 0;
      const shown = count > 0 || chosen.get(key)?.includes(pair);
      return shown ? [{ value, name: valueName, count }] : [];
    });
    const [first] = rows;
    return first && values.length > 0 ? [{ key, name: first.name, values }] : [];
  });
}

function selectNames(db: Database) {
  return db
    .select({
      key: attributes.key,
      name: { en: attributes.nameEn, th: attributes.nameTh },
      value: attributeValues.value,
      valueName: { en: attributeValues.nameEn, th: attributeValues.nameTh },
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.key, attributes.key))
    .orderBy(asc(attributes.position), asc(attributeValues.position));
}

async function countPairs(db: Database, source: SQL): Promise<PairCounts> {
  const rows = await selectRows<{ pair: string; n: number }>(
    db,
    sql`
      SELECT pair, count(*)::int AS n
      FROM (SELECT ${products.attributes} AS pairs ${source}) AS found, unnest(found.pairs) AS pair
      GROUP BY pair`,
  );
  return new Map(rows.map(({ pair, n }) => [pair, n]));
}
