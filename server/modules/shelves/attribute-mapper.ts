import type {
  AttributeFacts as WireFacts,
  OfficeAttribute as WireAttribute,
  OfficeAttributes as WireAttributes,
} from '../../../lib/shelves/contract-attributes.ts';
import type { Attribute, AttributeFacts } from './attribute-ports.ts';
import { toNames } from './mapper.ts';
import { attributeOrder, attributeVersion } from './rules/manage-attributes.ts';

export function toWireAttributes(all: readonly Attribute[]): WireAttributes {
  return {
    entities: all.map(({ key, facts }) => ({
      ...{ key, name_en: facts.nameEn, name_th: facts.nameTh, filters: facts.filters },
      value_count: facts.values.length,
      version: attributeVersion({ facts }),
    })),
    order: attributeOrder(all),
  };
}

export function toWireAttribute(
  { key, facts }: Attribute,
  counts: ReadonlyMap<string, number>,
): WireAttribute {
  return {
    ...{ key, name_en: facts.nameEn, name_th: facts.nameTh, filters: facts.filters },
    values: facts.values.map(({ value, nameEn, nameTh, archived }) => ({
      ...{ value, name_en: nameEn, name_th: nameTh, archived },
    })),
    product_counts: Object.fromEntries(counts),
    version: attributeVersion({ facts }),
  };
}

export function toAttributeFacts({ filters, values, ...names }: WireFacts): AttributeFacts {
  return {
    ...toNames(names),
    filters,
    values: values.map(({ value, archived, ...named }) => ({
      ...{ value, ...toNames(named), archived },
    })),
  };
}
