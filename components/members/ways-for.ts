import type { User } from '@/lib/identity/contract';

export interface ForRoles {
  /** Roles that see the entry; undefined means all. */
  readonly roles?: readonly User['role'][];
}

/** Menu entries visible to a role. Display only: the service enforces permissions. */
export function waysFor<Way extends ForRoles>(
  role: User['role'] | undefined,
  ways: readonly Way[],
): readonly Way[] {
  return ways.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)));
}
