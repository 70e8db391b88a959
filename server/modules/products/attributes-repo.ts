import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { selectAttributeNames } from '../search/attribute-names.ts';
import { attributeValues } from '../search/schema.ts';
import type { AttributeChoice } from './ports.ts';

export async function selectAttributes(db: Database): Promise<readonly AttributeChoice[]> {
  const byKey = Map.groupBy(await selectAttributeNames(db), ({ key }) => key);
  return [...byKey].flatMap(([key, values]) => {
    const [first] = values;
    if (!first) return [];
    const pairs = values.map(({ value, valueName, archived }) => ({
      ...{ pair: `${key}:${value}`, name: valueName, archived },
    }));
    return [{ key, name: first.name, values: pairs }];
  });
}

/** Waits for a person who edits attributes, and keeps others from it until the transaction ends. */
export async function holdAttributes(db: Database): Promise<readonly AttributeChoice[]> {
  await db.execute(sql`LOCK TABLE ${attributeValues} IN ROW SHARE MODE`);
  return selectAttributes(db);
}
