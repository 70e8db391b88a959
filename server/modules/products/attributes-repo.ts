import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { attributes, attributeValues } from '../search/schema.ts';
import type { AttributeChoice } from './ports.ts';

export async function selectAttributes(db: Database): Promise<readonly AttributeChoice[]> {
  const rows = await db
    .select({
      key: attributes.key,
      name: { en: attributes.nameEn, th: attributes.nameTh },
      value: attributeValues.value,
      valueName: { en: attributeValues.nameEn, th: attributeValues.nameTh },
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.key, attributes.key))
    .orderBy(asc(attributes.position), asc(attributeValues.position));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return [...byKey].flatMap(([key, values]) => {
    const [first] = values;
    if (!first) return [];
    const pairs = values.map(({ value, valueName }) => ({
      ...{ pair: `${key}:${value}`, name: valueName },
    }));
    return [{ key, name: first.name, values: pairs }];
  });
}
