import type { Person } from '../../../core/person.ts';
import type { PlaceScope, ShelfPieces } from '../movement-ports.ts';

/** Places whose stock a person sees and moves. */
export function scopeOf({ branchIds }: Pick<Person, 'branchIds'>): PlaceScope {
  return branchIds.length === 0 ? undefined : branchIds;
}

/** A place that never stocked the product. */
export const EMPTY_SHELF: ShelfPieces = { onHand: 0, reserved: 0, expired: 0, free: 0 };
