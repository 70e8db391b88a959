/** One piece of a set; its price is in baht. */
export interface Piece {
  readonly id: number;
  readonly price: number;
}

interface SetTotals {
  /** Baht. */
  readonly pay: number;
  readonly save: number;
  /** Place of the free piece; -1 where the set is not complete. */
  readonly freeAt: number;
}

/**
 * What a chosen set costs: of a complete one the cheapest piece is free, among equals the one with the highest
 * id, as in the price rules (`docs/product/cart.md`, "Sets").
 */
export function setTotals(chosen: readonly Piece[], size: number): SetTotals {
  const sum = chosen.reduce((total, { price }) => total + satang(price), 0);
  const free = chosen.length === size ? cheapest(chosen) : undefined;
  const save = free === undefined ? 0 : satang(free.price);
  return {
    pay: (sum - save) / 100,
    save: save / 100,
    freeAt: free === undefined ? -1 : chosen.indexOf(free),
  };
}

function cheapest(chosen: readonly Piece[]): Piece | undefined {
  return chosen.toSorted((a, b) => a.price - b.price || b.id - a.id)[0];
}

function satang(baht: number): number {
  return Math.round(baht * 100);
}
