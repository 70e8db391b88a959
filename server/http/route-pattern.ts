import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import type { RouterRoute } from 'hono/types';

/** Which values a parameter takes, as in `:id{[0-9]+}`. */
const EXPRESSION = /\{[^/]*\}(?=\/|$)/g;

/** Middleware stands before calls of any kind, and also where there are none. */
function patternIn(routes: readonly RouterRoute[]): string | undefined {
  const route = routes.find(({ method }) => method !== METHOD_NAME_ALL);
  return route?.path.replaceAll(EXPRESSION, '');
}

/** The pattern of an app's call of this method at this path, as in `/orders/:id`; undefined where there is no call. */
export function routePattern(
  { router }: Pick<Hono, 'router'>,
  method: string,
  path: string,
): string | undefined {
  const [handlers] = router.match(method === 'HEAD' ? 'GET' : method, path);
  return patternIn(handlers.map(([[, route]]) => route));
}

/** The same of the call that is being answered. */
export function ownPattern(c: Context): string | undefined {
  return patternIn(matchedRoutes(c));
}
