import type { Lot, NewMovement } from '@/lib/stock/contract';
import type { StockMove } from '@/lib/stock/contract-values';

/** Values of the controls, which are texts. */
export interface MovementValues {
  kind: StockMove;
  branch_id: string;
  to_branch_id: string;
  pieces: string;
  note: string;
  /** Key of a lot of the place; empty: the first to expire. */
  lot: string;
  /** Lot of a receipt; both are empty without one. */
  lot_no: string;
  expires_on: string;
}

interface OfMovement {
  readonly productId: number;
  /** Pieces on hand of the place, or of its lot, by the screen. */
  readonly expected: number;
  /** Lot of the place; undefined: the first to expire. */
  readonly lot: Lot | undefined;
}

export function toMovement(values: MovementValues, of: OfMovement): NewMovement {
  const { kind, note } = values;
  const lot = kind === 'receive' ? received(values) : named(of.lot);
  const place = { product_id: of.productId, branch_id: Number(values.branch_id), note, ...lot };
  const pieces = Number(values.pieces);
  if (kind === 'count') return { kind, ...place, seen: pieces, expected: of.expected };
  if (kind === 'transfer') {
    return { kind, ...place, to_branch_id: Number(values.to_branch_id), qty: pieces };
  }
  return { kind, ...place, qty: pieces };
}

function received({ lot_no: lot, expires_on: last }: MovementValues) {
  return last === '' ? {} : { lot: { lot_no: lot.trim(), expires_on: last } };
}

function named(lot: Lot | undefined) {
  return lot ? { lot: { lot_no: lot.lot_no, expires_on: lot.expires_on } } : {};
}
