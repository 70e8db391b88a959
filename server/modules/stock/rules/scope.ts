import type { Person } from '../../../core/person.ts';
import type { PlaceScope } from '../movement-ports.ts';

/** Places whose stock a person sees and moves. */
export function scopeOf({ branchIds }: Pick<Person, 'branchIds'>): PlaceScope {
  return branchIds.length === 0 ? undefined : branchIds;
}
