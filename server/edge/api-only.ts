import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeParts } from './edge.ts';
import { serviceRoute } from './edge.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { parseTarget } from './target.ts';
import type { Exchange } from './types.ts';

type ApiParts = Omit<EdgeParts, 'pages' | 'images' | 'files' | 'behind'>;

/** The service without a storefront: one of several API processes on one PostgreSQL. */
export function createApiListener(
  parts: ApiParts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, log, security, requestId, observe, health, service } = parts;

  async function handle(exchange: Exchange, startedAt: number): Promise<void> {
    const target = parseTarget(exchange.request.url ?? '');
    const route = target && serviceRoute(target.path, config);
    if (target === undefined) sendProblem(exchange, PROBLEMS.badRequest, security);
    else if (route !== undefined) await service(exchange);
    else if (!(await health(exchange, target.path))) {
      sendProblem(exchange, PROBLEMS.notFound, security);
    }
    observe(exchange, route ?? 'other', startedAt);
  }

  return (request, response) => {
    const exchange = { request, response, id: requestId(request.headers['x-request-id']) };
    if (parts.draining()) response.shouldKeepAlive = false;
    handle(exchange, performance.now()).catch((error: unknown) => {
      // A client that leaves in the middle is no failure of ours.
      if (response.destroyed || request.destroyed) return;
      log.error({ err: error, requestId: exchange.id }, 'edge failed');
      sendProblem(exchange, PROBLEMS.internal, security);
    });
  };
}
