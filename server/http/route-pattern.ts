import type { Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import type { RouterRoute } from 'hono/types';

/** The value expression of a parameter, as in `:id{[0-9]+}`. */
const EXPRESSION = /\{[^/]*\}(?=\/|$)/g;

/** Skips middleware, which matches all methods and also paths without a call. */
function patternIn(routes: readonly RouterRoute[]): string | undefined {
  const route = routes.find(({ method }) => method !== METHOD_NAME_ALL);
  return route?.path.replaceAll(EXPRESSION, '');
}

/** The pattern of the call for this method and path, such as `/orders/:id`; undefined if there is none. */
export function routePattern(
  { router }: Pick<Hono, 'router'>,
  method: string,
  path: string,
): string | undefined {
  const [handlers] = router.match(method === 'HEAD' ? 'GET' : method, path);
  return patternIn(handlers.map(([[, route]]) => route));
}

export function ownPattern(c: Context): string | undefined {
  return patternIn(matchedRoutes(c));
}
