import { MOST_PIECES, type StockReason } from '../../../../lib/stock/contract-values.ts';
import type { Lot } from '../../../../lib/stock/contract.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { LockedShelf, StockLot } from '../movement-ports.ts';

/** A movement as a person records it. */
export type Movement = {
  readonly productId: number;
  readonly branchId: number;
  /** The lot that a receipt brings; otherwise a lot of the place. */
  readonly lot?: Lot | undefined;
} & (
  | { readonly kind: 'receive' | 'damage'; readonly qty: number }
  | { readonly kind: 'count'; readonly seen: number; readonly expected: number }
  | { readonly kind: 'transfer'; readonly toBranchId: number; readonly qty: number }
);

export interface MovementLine {
  readonly branchId: number;
  readonly reason: StockReason;
  readonly change: number;
  readonly otherBranchId?: number;
  readonly lots?: readonly (Lot & { readonly change: number })[];
}

/** Places that a movement changes. */
export function placesOf(movement: Movement): readonly number[] {
  const { branchId } = movement;
  return movement.kind === 'transfer' ? [branchId, movement.toBranchId] : [branchId];
}

/**
 * Changes of a movement. Refuses VERSION_STALE for a count whose stock changed meanwhile, STOCK_RESERVED where pieces
 * that orders need would leave, and LOT_SHORT where a lot has fewer pieces than leave it.
 *
 * @param today in Asia/Bangkok
 */
export function movementLines(
  movement: Movement,
  shelves: ReadonlyMap<number, LockedShelf>,
  today: string,
): Result<readonly MovementLine[]> {
  if (movement.kind === 'transfer' && movement.toBranchId === movement.branchId) {
    return refuse('VALIDATION', { fields: { to_branch_id: 'errors.field.invalid' } });
  }
  const shelf = shelves.get(movement.branchId);
  const before = piecesBefore(movement, shelf, today);
  if (!before.ok) return before;
  if (movement.kind === 'count' && movement.expected !== before.value) {
    return refuse('VERSION_STALE', { data: { on_hand: before.value } });
  }
  const lines = linesOf(movement, before.value);
  for (const { branchId, change } of lines) {
    const fits = checkShelf(change, shelves.get(branchId), movement.lot);
    if (!fits.ok) return fits;
  }
  const { lot } = movement;
  if (!lot) return ok(lines);
  if ((lines[0]?.change ?? 0) + before.value < 0) {
    return refuse('LOT_SHORT', { data: { left: before.value } });
  }
  return ok(lines.map((line) => ({ ...line, lots: [{ ...lot, change: line.change }] })));
}

function checkShelf(
  change: number,
  shelf: LockedShelf | undefined,
  lot: Lot | undefined,
): Result<void> {
  const { onHand = 0, reserved = 0 } = shelf ?? {};
  const most = shelf ? mostThatLeave(shelf, lot) : 0;
  if (change < 0 && -change > most) {
    return refuse('STOCK_RESERVED', { data: { free: most, reserved } });
  }
  if (onHand + change <= MOST_PIECES) return ok(undefined);
  return refuse('VALIDATION', { fields: { qty: 'errors.field.invalid' } });
}

/** Pieces that may leave: orders keep good ones while there are any, and pieces without a named lot leave good ones first. */
function mostThatLeave({ lots, onHand, reserved, expired, free }: LockedShelf, lot?: Lot): number {
  const takesGood = lot ? !lots.find(isLot(lot))?.isExpired : expired < onHand;
  return takesGood && reserved > 0 ? free : onHand - reserved;
}

function isLot({ lot_no: no, expires_on: last }: Lot) {
  return ({ lotNo, expiresOn }: StockLot) => lotNo === no && expiresOn === last;
}

/** Pieces of the place, or of the named lot, before the movement. */
function piecesBefore(
  { kind, lot }: Movement,
  shelf: LockedShelf | undefined,
  today: string,
): Result<number> {
  if (!lot) return ok(shelf?.onHand ?? 0);
  if (kind === 'receive') {
    if (lot.expires_on >= today) return ok(0);
    return refuse('VALIDATION', { fields: { 'lot.expires_on': 'errors.field.invalid' } });
  }
  const known = shelf?.lots.find(isLot(lot));
  return known
    ? ok(known.onHand)
    : refuse('VALIDATION', { fields: { lot: 'errors.field.invalid' } });
}

function linesOf(movement: Movement, onHand: number): readonly MovementLine[] {
  const { branchId } = movement;
  if (movement.kind === 'count') {
    return [{ branchId, reason: 'count', change: movement.seen - onHand }];
  }
  if (movement.kind === 'transfer') {
    const { qty, toBranchId } = movement;
    return [
      { branchId, reason: 'transfer_out', change: -qty, otherBranchId: toBranchId },
      { branchId: toBranchId, reason: 'transfer_in', change: qty, otherBranchId: branchId },
    ];
  }
  const { kind, qty } = movement;
  return [{ branchId, reason: kind, change: kind === 'damage' ? -qty : qty }];
}
