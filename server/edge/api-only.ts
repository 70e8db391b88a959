import type { RequestListener } from 'node:http';
import type { EdgeParts } from './edge.ts';
import { createListener } from './listener.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { serviceRoute } from './service-route.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange } from './types.ts';

type ApiParts = Omit<EdgeParts, 'pages' | 'images' | 'files' | 'behind' | 'sentItems'>;

/** Listener for the API without a storefront: one of several API processes on one PostgreSQL. */
export function createApiListener(parts: ApiParts): RequestListener {
  const { config, security, health, service, unprompted } = parts;

  function serveUnprompted(exchange: Exchange, { path }: Target) {
    const { method } = exchange.request;
    return method === 'GET' || method === 'HEAD' ? unprompted.serve(exchange, path) : undefined;
  }

  async function dispatch(exchange: Exchange): Promise<CacheState | undefined> {
    const target = parseTarget(exchange.request.url ?? '');
    const route = target && serviceRoute(target.path, config);
    if (target === undefined) sendProblem(exchange, PROBLEMS.badRequest, security);
    else if (route !== undefined) {
      exchange.route = route;
      await service(exchange);
    } else if (!(await health(exchange, target.path))) {
      const state = await serveUnprompted(exchange, target);
      if (state === undefined) sendProblem(exchange, PROBLEMS.notFound, security);
      return state;
    }
    return undefined;
  }

  return createListener(parts, dispatch);
}
