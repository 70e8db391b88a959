import type { Satang } from '../../../core/money.ts';

interface Part {
  readonly productId: number;
  /** Amount left in satang. */
  readonly left: Satang;
}

/**
 * Distributes an amount over parts in proportion to the rest of each: by largest remainder, ties by product id
 * (`docs/product/cart.md`, "Allocation"). No part gets more than its rest, and no satang is lost.
 */
export function allocate(amount: Satang, parts: readonly Part[]): ReadonlyMap<number, Satang> {
  const whole = parts.reduce((sum, { left }) => sum + left, 0);
  const spread = Math.min(amount, whole);
  if (spread <= 0) return new Map();
  // Products of two amounts do not fit into a double.
  const shares = parts.map(({ productId, left }) => {
    const product = BigInt(spread) * BigInt(left);
    return {
      productId,
      share: Number(product / BigInt(whole)),
      rest: Number(product % BigInt(whole)),
    };
  });
  const over = spread - shares.reduce((sum, { share }) => sum + share, 0);
  const byRest = shares.toSorted((a, b) => b.rest - a.rest || a.productId - b.productId);
  return new Map(
    byRest.map(({ productId, share }, index) => [productId, index < over ? share + 1 : share]),
  );
}
