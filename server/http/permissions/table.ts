import type { Audience } from './audience.ts';

/** Permitted callers by call, such as `'GET /me/devices': 'member'`. */
export type Calls = Readonly<Record<string, Audience>>;

/** Permitted callers of the whole service, by whole path. */
export type Permissions = ReadonlyMap<string, Audience>;

/** Looks up a documented call by method and whole path; throws for a call without an entry. */
export function audienceOf(permissions: Permissions, method: string, path: string): Audience {
  const call = `${method.toUpperCase()} ${path}`;
  const audience = permissions.get(call);
  if (!audience) throw new Error(`${call} has no entry in the module of its domain`);
  return audience;
}

export function under(base: string, calls: Calls): [string, Audience][] {
  return Object.entries(calls).map(([call, audience]) => [
    call.replace(' ', () => ` ${base}`),
    audience,
  ]);
}
