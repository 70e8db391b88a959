import type { Audience } from './audience.ts';

/** Who may make which call, as in `'GET /me/devices': 'member'`. */
export type Calls = Readonly<Record<string, Audience>>;

/** The same of the whole service, with whole paths. */
export type Permissions = ReadonlyMap<string, Audience>;

/** Who may make a call of the document, by its method and its whole path; a call without an entry is a mistake. */
export function audienceOf(permissions: Permissions, method: string, path: string): Audience {
  const call = `${method.toUpperCase()} ${path}`;
  const audience = permissions.get(call);
  if (!audience) throw new Error(`${call} has no entry in the module of its domain`);
  return audience;
}

/** The entries of calls whose paths begin with `base`. */
export function under(base: string, calls: Calls): [string, Audience][] {
  return Object.entries(calls).map(([call, audience]) => [
    call.replace(' ', () => ` ${base}`),
    audience,
  ]);
}
