import { splitSets } from '@/lib/offers/contract-values';

/** Piece of a set; price in baht. */
export interface Piece {
  readonly id: number;
  readonly price: number;
}

interface SetTotals {
  /** In baht. */
  readonly pay: number;
  readonly save: number;
  /** Index of the free piece; -1 if the set is incomplete. */
  readonly freeAt: number;
}

/** Price of a chosen set by the price rules (`docs/product/cart.md`, "Sets"). */
export function setTotals(chosen: readonly Piece[], size: number): SetTotals {
  const row = splitSets(
    chosen.map(({ id, price }) => ({ productId: id, unitPrice: satang(price), qty: 1 })),
    size,
  );
  const sum = row.reduce((total, { unitPrice }) => total + unitPrice, 0);
  const save = row.reduce((total, { unitPrice, freeQty }) => total + unitPrice * freeQty, 0);
  const free = row.find(({ freeQty }) => freeQty > 0)?.productId;
  return {
    pay: (sum - save) / 100,
    save: save / 100,
    freeAt: chosen.findIndex(({ id }) => id === free),
  };
}

function satang(baht: number): number {
  return Math.round(baht * 100);
}
