import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Names } from '../../core/names.ts';
import { products } from '../../db/schema/catalog.ts';
import type { ProductGroup } from './ports.ts';
import { productGroupMembers, productGroups } from './schema.ts';

interface OptionsRow {
  readonly option1En: string;
  readonly option1Th: string;
  readonly option2En: string | null;
  readonly option2Th: string | null;
}

interface ValuesRow {
  readonly value1En: string;
  readonly value1Th: string;
  readonly value2En: string;
  readonly value2Th: string;
}

/** Names of the one or two options of a group. */
export function optionsOf(row: OptionsRow): readonly Names[] {
  const first = { en: row.option1En, th: row.option1Th };
  if (row.option2En === null || row.option2Th === null) return [first];
  return [first, { en: row.option2En, th: row.option2Th }];
}

/** Values of a member, one for each of the options. */
export function valuesOf(row: ValuesRow, count: number): readonly Names[] {
  const both = [
    { en: row.value1En, th: row.value1Th },
    { en: row.value2En, th: row.value2Th },
  ];
  return both.slice(0, count);
}

/** A group as the database writes it into one column. */
export interface GroupRow extends OptionsRow {
  readonly members: readonly (ValuesRow & { readonly id: number })[];
}

/** Alias beside the product's own row. */
const siblings = alias(productGroupMembers, 'siblings');

/** Column of `products` with its variant group. */
export const groupOfProduct = sql<GroupRow | null>`(SELECT jsonb_build_object(
    'option1En', ${productGroups.option1En}, 'option1Th', ${productGroups.option1Th},
    'option2En', ${productGroups.option2En}, 'option2Th', ${productGroups.option2Th},
    'members', (SELECT jsonb_agg(jsonb_build_object(
        'id', ${siblings.productId},
        'value1En', ${siblings.value1En}, 'value1Th', ${siblings.value1Th},
        'value2En', ${siblings.value2En}, 'value2Th', ${siblings.value2Th}
      ) ORDER BY ${siblings.position})
      FROM ${productGroupMembers} AS ${siblings} WHERE ${siblings.groupId} = ${productGroups.id}))
  FROM ${productGroupMembers} JOIN ${productGroups} ON ${productGroups.id} = ${productGroupMembers.groupId}
  WHERE ${productGroupMembers.productId} = ${products.id})`;

export function toGroup(row: GroupRow): ProductGroup {
  const options = optionsOf(row);
  return {
    options,
    members: row.members.map(({ id, ...values }) => ({
      id,
      values: valuesOf(values, options.length),
    })),
  };
}
