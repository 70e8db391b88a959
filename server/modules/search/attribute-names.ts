import { asc, eq } from 'drizzle-orm';
import type { Names } from '../../core/names.ts';
import type { Database } from '../../db/client.ts';
import { attributes, attributeValues } from './schema.ts';

/** A value of an attribute, both with their names. */
export interface AttributeName {
  readonly key: string;
  readonly name: Names;
  readonly value: string;
  readonly valueName: Names;
}

/** All values of all attributes, in display order. */
export async function selectAttributeNames(db: Database): Promise<readonly AttributeName[]> {
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
