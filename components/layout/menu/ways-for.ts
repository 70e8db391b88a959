import type { User } from '@/lib/api/contract/identity';

export interface ForRoles {
  /** Roles that see the entry; everybody where it is left out. */
  readonly roles?: readonly User['role'][];
}

/** Entries of a menu that a role sees; a hint for the screen, since the service decides who may what. */
export function waysFor<Way extends ForRoles>(
  role: User['role'] | undefined,
  ways: readonly Way[],
): readonly Way[] {
  return ways.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)));
}
