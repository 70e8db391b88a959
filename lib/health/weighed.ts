import { keyOf, type Warning } from './warnings.ts';

/** A conflict of a product that a pharmacist accepted with a reason for this patient. */
export interface WeighedConflict {
  readonly productId: number;
  readonly key: string;
  /** Name of the pharmacist. */
  readonly by: string;
}

interface Parted {
  /** Warnings of products whose conflict was not accepted. */
  readonly open: readonly Warning[];
  /** One for each pharmacist. */
  readonly weighed: readonly (Warning & Pick<WeighedConflict, 'by'>)[];
}

/** Separates a patient's warnings by whether a pharmacist accepted them, product by product. */
export function partWeighed(
  warnings: readonly Warning[],
  accepted: readonly WeighedConflict[],
): Parted {
  const byWhom = (warning: Warning, productId: number) =>
    accepted.findLast((one) => one.productId === productId && one.key === keyOf(warning))?.by;
  const open = warnings.flatMap((warning) => {
    const products = warning.products.filter((id) => byWhom(warning, id) === undefined);
    return products.length > 0 ? [{ ...warning, products }] : [];
  });
  const weighed = warnings.flatMap((warning) => {
    const names = new Set(warning.products.flatMap((id) => byWhom(warning, id) ?? []));
    return [...names].map((by) => {
      const products = warning.products.filter((id) => byWhom(warning, id) === by);
      return { ...warning, products, by };
    });
  });
  return { open, weighed };
}
