import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeParts } from './edge.ts';
import { serviceRoute } from './edge.ts';
import { staysOpen } from './maintenance.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';
import type { Exchange, NodeHandler } from './types.ts';

type Shared = Omit<EdgeParts, 'pages' | 'images' | 'files'>;

export interface DevParts extends Shared {
  readonly next: NodeHandler;
  readonly policyOf: (document: Buffer) => string;
  readonly maintenance: () => boolean;
}

/** `npm run dev`: the service as ever, everything else straight from Next with hot reload, nothing kept. */
export function createDevListener(
  parts: DevParts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, log, security, requestId, observe, health, service, next } = parts;
  const defaults = [...security, 'content-security-policy', parts.policyOf(Buffer.alloc(0))];

  async function serveNext({ request, response, id }: Exchange, target: Target): Promise<void> {
    request.headers['x-request-id'] = id;
    delete request.headers['x-internal-key'];
    delete request.headers['x-maintenance'];
    const closed = parts.maintenance() && !staysOpen(target) && !parts.behind.opens(request);
    if (closed) request.headers['x-maintenance'] = '1';
    response.setHeader('x-request-id', id);
    for (let index = 0; index < defaults.length; index += 2) {
      response.setHeader(defaults[index] ?? '', defaults[index + 1] ?? '');
    }
    await next(request, response);
  }

  async function handle(exchange: Exchange, startedAt: number): Promise<void> {
    const target = parseTarget(exchange.request.url ?? '');
    if (target === undefined) {
      sendProblem(exchange, PROBLEMS.badRequest, security);
      return;
    }
    const route = serviceRoute(target.path, config);
    if (route !== undefined) await service(exchange);
    else if (!parts.behind.serve(exchange, target.path) && !(await health(exchange, target.path)))
      await serveNext(exchange, target);
    observe(exchange, route ?? 'page', startedAt);
  }

  return (request, response) => {
    const exchange = { request, response, id: requestId(request.headers['x-request-id']) };
    handle(exchange, performance.now()).catch((error: unknown) => {
      log.error({ err: error, requestId: exchange.id }, 'edge failed');
      sendProblem(exchange, PROBLEMS.internal, security);
    });
  };
}
