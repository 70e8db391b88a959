import { asc, eq } from 'drizzle-orm';
import type { FilterPlace } from '../../../lib/shelves/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { Database } from '../../db/client.ts';
import { attributes, attributeValues } from './schema.ts';

/** A value of an attribute, both with their names. */
export interface AttributeName {
  readonly key: string;
  readonly name: Names;
  readonly value: string;
  readonly valueName: Names;
  /** Lists that offer it as a filter. */
  readonly filters: FilterPlace;
  readonly archived: boolean;
}

/** All values of all attributes, in display order. */
export async function selectAttributeNames(db: Database): Promise<readonly AttributeName[]> {
  return db
    .select({
      key: attributes.key,
      name: { en: attributes.nameEn, th: attributes.nameTh },
      value: attributeValues.value,
      valueName: { en: attributeValues.nameEn, th: attributeValues.nameTh },
      filters: attributes.filters,
      archived: attributeValues.archived,
    })
    .from(attributes)
    .innerJoin(attributeValues, eq(attributeValues.key, attributes.key))
    .orderBy(
      ...[asc(attributes.position), asc(attributes.key)],
      ...[asc(attributeValues.position), asc(attributeValues.value)],
    );
}
