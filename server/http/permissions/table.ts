import type { Audience } from './audience.ts';
import { SHOP_CALLS } from './shop-calls.ts';
import { STAFF_CALLS } from './staff-calls.ts';

const CALLS = new Map<string, Audience>([
  ...under('/api/v1', SHOP_CALLS),
  ...under('/api/admin/v1', STAFF_CALLS),
]);

/** Who may make a call of the document, by its method and its whole path; a call without an entry is a mistake. */
export function audienceOf(method: string, path: string): Audience {
  const call = `${method.toUpperCase()} ${path}`;
  const audience = CALLS.get(call);
  if (!audience) throw new Error(`${call} has no entry in server/http/permissions`);
  return audience;
}

/** Every call that has an entry. */
export function permittedCalls(): readonly string[] {
  return [...CALLS.keys()];
}

function under(base: string, calls: Readonly<Record<string, Audience>>): [string, Audience][] {
  return Object.entries(calls).map(([call, audience]) => [
    call.replace(' ', () => ` ${base}`),
    audience,
  ]);
}
