import { keyOf, type Warning } from './warnings.ts';

/** A conflict of a product that a pharmacist accepted with a reason for this patient. */
export interface WeighedConflict {
  readonly productId: number;
  readonly key: string;
  /** Name of the pharmacist. */
  readonly by: string;
}

interface Parted {
  /** Warnings of products whose conflict nobody accepted. */
  readonly open: readonly Warning[];
  /** One for each pharmacist. */
  readonly weighed: readonly (Warning & Pick<WeighedConflict, 'by'>)[];
}

/** Separates a patient's warnings by whether a pharmacist accepted them, product by product. */
export function partWeighed(
  warnings: readonly Warning[],
  accepted: readonly WeighedConflict[],
): Parted {
  const parts = warnings.flatMap((warning) =>
    warning.products.map((productId) => {
      const of = accepted.findLast(
        (one) => one.productId === productId && one.key === keyOf(warning),
      );
      return { warning, productId, by: of?.by };
    }),
  );
  const groups = [
    ...Map.groupBy(parts, ({ warning, by }) => `${keyOf(warning)} ${by ?? ''}`).values(),
  ];
  const whole = groups.flatMap((group) => {
    const [first] = group;
    const products = group.map(({ productId }) => productId);
    return first ? [{ ...first.warning, products, by: first.by }] : [];
  });
  return {
    open: whole.flatMap(({ by, ...warning }) => (by === undefined ? [warning] : [])),
    weighed: whole.flatMap(({ by, ...warning }) => (by === undefined ? [] : [{ ...warning, by }])),
  };
}
