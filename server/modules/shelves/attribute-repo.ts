import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { attributes, attributeValues } from '../search/schema.ts';
import type { Attribute, AttributeFacts, AttributeRepo, AttributeUse } from './attribute-ports.ts';

export function createAttributeRepo(db: Database): AttributeRepo {
  const all = async () => selectAttributes(db);
  return {
    ...attributeUse(db),
    all,
    lock: async () => {
      // Products take values under a weaker lock of the same table, which waits for this one.
      await db.execute(sql`LOCK TABLE ${attributes}, ${attributeValues} IN EXCLUSIVE MODE`);
      return all();
    },
    add: async (attribute, position) => {
      await db.insert(attributes).values({ ...attribute, position });
    },
    change: async (key, facts) => changeAttribute(db, key, facts),
    order: async (keys) => {
      const listed = sql`${`{${keys.join(',')}}`}::text[]`;
      await db
        .update(attributes)
        .set({ position: sql`array_position(${listed}, ${attributes.key})` })
        .where(sql`${attributes.key} = ANY(${listed})`);
    },
    remove: async (key) => {
      await db.delete(attributeValues).where(eq(attributeValues.key, key));
      await db.delete(attributes).where(eq(attributes.key, key));
    },
  };
}

function attributeUse(db: Database): AttributeUse {
  return {
    counts: async (key) => {
      const rows = await selectRows<{ value: string; count: number }>(
        db,
        sql`SELECT split_part(pair, ':', 2) AS value, count(*)::int AS count
          FROM ${products}, unnest(${products.attributes}) AS pair
          WHERE split_part(pair, ':', 1) = ${key} GROUP BY pair`,
      );
      return new Map(rows.map(({ value, count }) => [value, count]));
    },
    products: async (key, values) => {
      const pairs = values.map((value) => `${key}:${value}`);
      return db.$count(products, sql`${products.attributes} && ${`{${pairs.join(',')}}`}::text[]`);
    },
  };
}

async function selectAttributes(db: Database): Promise<readonly Attribute[]> {
  const { key, nameEn, nameTh, filters } = attributes;
  const rows = await db
    .select({ key, facts: { nameEn, nameTh, filters } })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(key));
  const { value, archived, position } = attributeValues;
  const names = { nameEn: attributeValues.nameEn, nameTh: attributeValues.nameTh };
  const values = await db
    .select({ key: attributeValues.key, one: { value, ...names, archived } })
    .from(attributeValues)
    .orderBy(asc(position), asc(value));
  const ofAttribute = Map.groupBy(values, (row) => row.key);
  return rows.map((row) => ({
    key: row.key,
    facts: { ...row.facts, values: (ofAttribute.get(row.key) ?? []).map(({ one }) => one) },
  }));
}

async function changeAttribute(
  db: Database,
  key: string,
  { values, ...facts }: AttributeFacts,
): Promise<void> {
  await db.update(attributes).set(facts).where(eq(attributes.key, key));
  const kept = values.map(({ value }) => value);
  await db
    .delete(attributeValues)
    .where(and(eq(attributeValues.key, key), notInArray(attributeValues.value, kept)));
  if (values.length === 0) return;
  const rows = values.map((value, index) => ({ ...value, key, position: index + 1 }));
  const { nameEn, nameTh, position, archived } = attributeValues;
  const given = (column: { readonly name: string }) => sql`excluded.${sql.identifier(column.name)}`;
  await db
    .insert(attributeValues)
    .values(rows)
    .onConflictDoUpdate({
      target: [attributeValues.key, attributeValues.value],
      set: {
        ...{ nameEn: given(nameEn), nameTh: given(nameTh) },
        ...{ position: given(position), archived: given(archived) },
      },
    });
}
