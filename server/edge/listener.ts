import type { RequestListener } from 'node:http';
import type { Logger } from '../core/ports.ts';
import type { Observe } from './access-log.ts';
import { hasSoundHost } from './host.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import type { CacheState, Exchange } from './types.ts';

export interface ListenerParts {
  readonly log: Logger;
  readonly security: readonly string[];
  readonly requestId: (inbound: string | string[] | undefined) => string;
  readonly observe: Observe;
  readonly draining: () => boolean;
}

/** The node listener of each front server: assigns ids, handles failures, observes every answer. */
export function createListener(
  { log, security, requestId, observe, draining }: ListenerParts,
  dispatch: (exchange: Exchange) => Promise<CacheState | undefined>,
  /** Synchronously serves answers that are ready in memory. */
  serveReady: (exchange: Exchange) => CacheState | undefined = () => undefined,
): RequestListener {
  async function serve(exchange: Exchange): Promise<CacheState | undefined> {
    try {
      return await dispatch(exchange);
    } catch (error) {
      const { request, response, id } = exchange;
      // A client that disconnects early is not a server error.
      if (response.destroyed || (request.destroyed && !request.complete)) return undefined;
      log.error({ err: error, requestId: id }, 'edge failed');
      sendProblem(exchange, PROBLEMS.internal, security);
      return undefined;
    }
  }

  return (request, response) => {
    const startedAt = performance.now();
    const id = requestId(request.headers['x-request-id']);
    const exchange: Exchange = { request, response, id, route: 'other' };
    if (draining()) response.shouldKeepAlive = false;
    if (hasSoundHost(request))
      observe(exchange, startedAt, serveReady(exchange) ?? serve(exchange));
    else {
      observe(exchange, startedAt, Promise.resolve(undefined));
      sendProblem(exchange, PROBLEMS.badRequest, security);
    }
  };
}
