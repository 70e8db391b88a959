/** Promotion sets (`docs/product/cart.md`, "Sets"), shared by cart pricing and product pages. */

/** Pieces per set, including the free one. */
export const SET_SIZES = { buy_1_get_1: 2, buy_2_get_1: 3 } as const;
export type SetKind = keyof typeof SET_SIZES;

interface SetCount {
  /** Free pieces: one per complete set. */
  readonly free: number;
  /** Pieces missing for the next complete set; 0 when all sets are complete, or there are no pieces. */
  readonly missing: number;
}

export function countSets(pieces: number, size: number): SetCount {
  return { free: Math.floor(pieces / size), missing: (size - (pieces % size)) % size };
}

/** Pieces of one product with their unit price, in any money unit. */
interface Pieces {
  readonly productId: number;
  readonly unitPrice: number;
  readonly qty: number;
}

/**
 * Splits pieces into complete sets and picks the free ones: by price descending, then product id, the last of each
 * set. Works on ranges, so 999 pieces of a line cost no more than one.
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
