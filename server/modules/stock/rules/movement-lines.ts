import { MOST_PIECES, type StockReason } from '../../../../lib/stock/contract-values.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { ShelfPieces } from '../movement-ports.ts';

/** A movement as a person records it. */
export type Movement = { readonly productId: number; readonly branchId: number } & (
  | { readonly kind: 'receive' | 'damage'; readonly qty: number }
  | { readonly kind: 'count'; readonly seen: number; readonly expected: number }
  | { readonly kind: 'transfer'; readonly toBranchId: number; readonly qty: number }
);

export interface MovementLine {
  readonly branchId: number;
  readonly reason: StockReason;
  readonly change: number;
  readonly otherBranchId?: number;
}

/** Places that a movement changes. */
export function placesOf(movement: Movement): readonly number[] {
  const { branchId } = movement;
  return movement.kind === 'transfer' ? [branchId, movement.toBranchId] : [branchId];
}

/**
 * Changes of a movement. Refuses VERSION_STALE for a count whose stock changed meanwhile, and STOCK_RESERVED where fewer
 * pieces than the reserved ones would stay.
 */
export function movementLines(
  movement: Movement,
  shelves: ReadonlyMap<number, ShelfPieces>,
): Result<readonly MovementLine[]> {
  if (movement.kind === 'transfer' && movement.toBranchId === movement.branchId) {
    return refuse('VALIDATION', { fields: { to_branch_id: 'errors.field.invalid' } });
  }
  const before = shelves.get(movement.branchId)?.onHand ?? 0;
  if (movement.kind === 'count' && movement.expected !== before) {
    return refuse('VERSION_STALE', { data: { on_hand: before } });
  }
  const lines = linesOf(movement, before);
  for (const { branchId, change } of lines) {
    const { onHand, reserved } = shelves.get(branchId) ?? { onHand: 0, reserved: 0 };
    if (change < 0 && onHand + change < reserved) {
      return refuse('STOCK_RESERVED', { data: { free: onHand - reserved, reserved } });
    }
    if (onHand + change > MOST_PIECES) {
      return refuse('VALIDATION', { fields: { qty: 'errors.field.invalid' } });
    }
  }
  return ok(lines);
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
