/** Sets of a promotion (`docs/product/cart.md`, "Sets"), as carts are priced and as a page shows one before it is added. */

/** Pieces of a set, the free one included. */
export const SET_SIZES = { buy_1_get_1: 2, buy_2_get_1: 3 } as const;
export type SetKind = keyof typeof SET_SIZES;

interface SetCount {
  /** Pieces that are free: one in each complete set. */
  readonly free: number;
  /** What the last set lacks; 0 where every set is complete, also where there are no pieces. */
  readonly missing: number;
}

export function countSets(pieces: number, size: number): SetCount {
  return { free: Math.floor(pieces / size), missing: (size - (pieces % size)) % size };
}

/** Pieces of one product at their price, in whatever unit. */
interface Pieces {
  readonly productId: number;
  readonly unitPrice: number;
  readonly qty: number;
}

/**
 * Which pieces complete sets hold, and which of those are free: by price descending, then product id, the last of each
 * set. Counts by places in the sorted row of pieces, so that a line of 999 pieces costs no more than one of 1.
 */
export function splitSets<Item extends Pieces>(
  members: readonly Item[],
  size: number,
): readonly (Item & { readonly freeQty: number; readonly qtyInSets: number })[] {
  const pieces = members.reduce((total, { qty }) => total + qty, 0);
  const inSets = pieces - (pieces % size);
  const row = members.toSorted((a, b) => b.unitPrice - a.unitPrice || a.productId - b.productId);
  let place = 0;
  return row.map((line) => {
    const start = Math.min(place, inSets);
    const end = Math.min(place + line.qty, inSets);
    place += line.qty;
    const freeQty = Math.floor(end / size) - Math.floor(start / size);
    return { ...line, freeQty, qtyInSets: end - start };
  });
}
