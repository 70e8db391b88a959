import type { Hono } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';

/**
 * Whether an app has a call of this method at this path, besides middleware, which stands before calls of any kind and
 * also where there are none.
 */
export function hasRoute({ router }: Pick<Hono, 'router'>, method: string, path: string): boolean {
  const [handlers] = router.match(method === 'HEAD' ? 'GET' : method, path);
  return handlers.some(([[, route]]) => route.method !== METHOD_NAME_ALL);
}
