import type { RequestListener } from 'node:http';
import { isHandler } from '../../lib/pages/handlers.ts';
import type { EdgeParts } from './edge.ts';
import { createListener } from './listener.ts';
import { staysOpen } from './maintenance.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { withDevices } from './security-headers.ts';
import { serviceRoute } from './service-route.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';
import type { Exchange, NodeHandler } from './types.ts';

type Shared = Omit<EdgeParts, 'pages' | 'images' | 'files'>;

export interface DevParts extends Shared {
  readonly next: NodeHandler;
  readonly policyOf: (document: Buffer) => string;
  readonly maintenance: () => boolean;
}

/** Listener of `npm run dev`: the service as usual, everything else uncached from Next with hot reload. */
export function createDevListener(parts: DevParts): RequestListener {
  const { config, security, health, service, next, unprompted, sentItems } = parts;
  // Next's development server says nothing of pages: all may ask for devices.
  const defaults = [
    ...withDevices(security),
    ...['content-security-policy', parts.policyOf(Buffer.alloc(0))],
  ];

  async function serveNext({ request, response, id }: Exchange, target: Target): Promise<void> {
    request.headers['x-request-id'] = id;
    delete request.headers['x-internal-key'];
    delete request.headers['x-maintenance'];
    delete request.headers['x-forwarded-host'];
    const closed = parts.maintenance() && !staysOpen(target) && !parts.behind.opens(request);
    if (closed) request.headers['x-maintenance'] = '1';
    response.setHeader('x-request-id', id);
    for (let index = 0; index < defaults.length; index += 2) {
      response.setHeader(defaults[index] ?? '', defaults[index + 1] ?? '');
    }
    await next(request, response);
  }

  async function dispatch(exchange: Exchange): Promise<undefined> {
    const target = parseTarget(exchange.request.url ?? '');
    if (target === undefined) {
      sendProblem(exchange, PROBLEMS.badRequest, security);
      return undefined;
    }
    if (sentItems.takes(exchange.request.method ?? '', target)) {
      await sentItems.serve(exchange, target);
      return undefined;
    }
    const route = serviceRoute(target.path, config);
    exchange.route = route ?? 'page';
    if (route !== undefined) await service(exchange);
    else if (!parts.behind.serve(exchange, target) && !(await health(exchange, target.path))) {
      const own = isHandler(target.segments) ? undefined : unprompted.serve(exchange, target.path);
      await (own ?? serveNext(exchange, target));
    }
    return undefined;
  }

  return createListener(parts, dispatch);
}
