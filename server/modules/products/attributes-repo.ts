import type { Database } from '../../db/client.ts';
import { selectAttributeNames } from '../search/attribute-names.ts';
import type { AttributeChoice } from './ports.ts';

export async function selectAttributes(db: Database): Promise<readonly AttributeChoice[]> {
  const byKey = Map.groupBy(await selectAttributeNames(db), ({ key }) => key);
  return [...byKey].flatMap(([key, values]) => {
    const [first] = values;
    if (!first) return [];
    const pairs = values.map(({ value, valueName }) => ({
      ...{ pair: `${key}:${value}`, name: valueName },
    }));
    return [{ key, name: first.name, values: pairs }];
  });
}
