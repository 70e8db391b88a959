import type { Variant, Variants } from './contract.ts';

/** A value of an option, and the sibling that it leads to. */
export interface VariantChoice {
  readonly value: string;
  readonly sibling: Variant;
  /** Whether it is a value of the shown product. */
  readonly isCurrent: boolean;
  /** Values of the sibling that differ from the shown product's beside this one; empty: only this value changes. */
  readonly others: readonly string[];
}

export interface VariantRow {
  readonly name: string;
  readonly choices: readonly VariantChoice[];
}

/**
 * One row per option with its values in the order of the siblings. A value leads to the sibling that differs in it
 * alone; where that is not made, to one with that value: the first in stock, or else the first.
 */
export function variantRows({ options, siblings }: Variants, currentId: number): VariantRow[] {
  const current = siblings.find(({ id }) => id === currentId);
  if (!current) return [];
  return options.map((name, option) => {
    const values = [...new Set(siblings.map((one) => one.values[option] ?? ''))];
    const choices = values.flatMap((value): VariantChoice[] => {
      const having = siblings.filter((one) => one.values[option] === value);
      const sibling = nearest(having, current, option);
      if (!sibling) return [];
      const isCurrent = current.values[option] === value;
      return [{ value, sibling, isCurrent, others: otherValues(sibling, current, option) }];
    });
    return { name, choices };
  });
}

function nearest(
  having: readonly Variant[],
  current: Variant,
  option: number,
): Variant | undefined {
  return (
    having.find((one) => otherValues(one, current, option).length === 0) ??
    having.find(({ stock }) => stock !== 'none') ??
    having[0]
  );
}

function otherValues(one: Variant, current: Variant, option: number): string[] {
  return one.values.filter((value, index) => index !== option && value !== current.values[index]);
}
