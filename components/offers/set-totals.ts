import { splitSets } from '@/lib/api/contract/set-values';

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

/** What a chosen set costs by the price rules (`docs/product/cart.md`, "Sets"). */
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
