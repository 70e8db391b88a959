import type { CallAbility } from '../../../lib/people/contract-values.ts';
import type { Audience } from './audience.ts';

/** Permitted callers by call, such as `'GET /me/devices': 'member'`. */
export type Calls = Readonly<Record<string, Audience>>;

/** Abilities by call below `/api/admin/v1`, such as `'GET /orders': 'orders.read'`. */
export type StaffCalls = Readonly<Record<string, CallAbility>>;

/** Permitted callers of the whole service, by whole path. */
export type Permissions = ReadonlyMap<string, Audience | CallAbility>;

const WITHOUT_TOKEN = new Set<Audience | CallAbility>(['anyone', 'proof']);

/** Looks up a documented call by method and whole path; throws for a call without an entry. */
export function permissionOf(
  permissions: Permissions,
  method: string,
  path: string,
): Audience | CallAbility {
  const call = `${method.toUpperCase()} ${path}`;
  const permission = permissions.get(call);
  if (!permission) throw new Error(`${call} has no entry in the module of its domain`);
  return permission;
}

/**
 * The ability that a call of the office names.
 *
 * @param pattern of the router, such as `/api/admin/v1/orders/:id`
 */
export function abilityOf(permissions: Permissions, method: string, pattern: string): CallAbility {
  const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
  return permissionOf(permissions, method === 'HEAD' ? 'GET' : method, path) as CallAbility;
}

/** Whether a call requires an access token. */
export function needsToken(permission: Audience | CallAbility): boolean {
  return !WITHOUT_TOKEN.has(permission);
}

export function under<Permission>(
  base: string,
  calls: Readonly<Record<string, Permission>>,
): [string, Permission][] {
  return Object.entries(calls).map(([call, permission]) => [
    call.replace(' ', () => ` ${base}`),
    permission,
  ]);
}
