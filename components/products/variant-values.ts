import type { Resolver, ResolverResult } from 'react-hook-form';
import type { ProductVariants, VariantsChange } from '@/lib/products/contract-variants';

export type VariantMember = ProductVariants['members'][number];

/** Values of the form of a variant group. */
export type VariantValues = Pick<ProductVariants, 'options' | 'members'>;

export const EMPTY_OPTION = { name_th: '', name_en: '' };
const EMPTY_VALUE = { value_th: '', value_en: '' };

export const NO_GROUP: VariantValues = { options: [], members: [] };

/** A sibling whose values are still to be typed. */
export function newMember(
  product: Omit<VariantMember, 'values'>,
  { options }: Pick<VariantValues, 'options'>,
): VariantMember {
  return { ...product, values: options.map(() => EMPTY_VALUE) };
}

/** The group with so many options; further values are empty. */
export function withOptions({ options, members }: VariantValues, count: 1 | 2): VariantValues {
  const fill = <Item>(items: readonly Item[], empty: Item) =>
    Array.from({ length: count }, (_, index) => items[index] ?? empty);
  return {
    options: fill(options, EMPTY_OPTION),
    members: members.map((one) => ({ ...one, values: fill(one.values, EMPTY_VALUE) })),
  };
}

export function sentOf({ options, members }: VariantValues, version: string): VariantsChange {
  return {
    options,
    members: members.map(({ product_id, values }) => ({ product_id, values })),
    version,
  };
}

/** Refused siblings by product, since their places may change before the next save. */
export function faultsOf(
  fields: Readonly<Record<string, string>>,
  { members }: VariantValues,
): ReadonlyMap<number, string> {
  const faults = Object.entries(fields).flatMap(([name, message]) => {
    const [, index] = /^members\.(\d+)\./.exec(name) ?? [];
    const member = index === undefined ? undefined : members[Number(index)];
    return member ? [[member.product_id, message] as const] : [];
  });
  return new Map(faults);
}

/** Shoppers of either language need each name and value. */
export function needsWords(message: string): Resolver<VariantValues> {
  return (values) => {
    const missing = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(texts)
          .filter(([, text]) => text.trim() === '')
          .map(([name]) => [name, { type: 'required', message }]),
      );
    const options = values.options.map(missing);
    const members = values.members.map((one) => ({ values: one.values.map(missing) }));
    const all = [...options, ...members.flatMap((one) => one.values)];
    const isFaulty = all.some((one) => Object.keys(one).length > 0);
    const result: ResolverResult<VariantValues> = isFaulty
      ? { values: {}, errors: { options, members } }
      : { values, errors: {} };
    return result;
  };
}
