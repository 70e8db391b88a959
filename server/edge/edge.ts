import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../runtime/config/config.ts';
import type { Logger } from '../core/ports.ts';
import type { Observe } from './access-log.ts';
import type { BehindMaintenance } from './behind-maintenance.ts';
import type { Images } from './images.ts';
import { IMAGE_PATH, NEXT_PATH } from './next-internals.ts';
import type { RouteClass } from './metrics.ts';
import type { Pages } from './pages.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import type { StaticFiles } from './static-files.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange } from './types.ts';

export interface EdgeParts {
  readonly config: Pick<Config, 'mode'>;
  readonly log: Logger;
  readonly security: readonly string[];
  readonly requestId: (inbound: string | string[] | undefined) => string;
  readonly observe: Observe;
  readonly health: (exchange: Exchange, path: string) => Promise<boolean>;
  /** The shop service, in process or elsewhere. */
  readonly service: (exchange: Exchange) => Promise<void>;
  readonly pages: Pages;
  readonly images: Images;
  readonly files: StaticFiles;
  readonly behind: BehindMaintenance;
  readonly draining: () => boolean;
}

const SERVICE_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/** Which part of the service a path belongs to, if any. `/dev` exists in demo mode only. */
export function serviceRoute(path: string, { mode }: Pick<Config, 'mode'>): RouteClass | undefined {
  if (isUnder(path, '/api/v1') || isUnder(path, '/api/admin/v1')) return 'api';
  if (isUnder(path, '/media')) return 'media';
  return mode === 'demo' && isUnder(path, '/dev') ? 'dev' : undefined;
}

/** The front server: one node listener over everything that answers. */
export function createEdgeListener(
  parts: EdgeParts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, log, security, requestId, observe, health, pages, images, files, behind } = parts;

  function serveFile(exchange: Exchange, { path }: Target): Promise<CacheState> | undefined {
    if (files.has(path)) return files.serve(exchange, path);
    return undefined;
  }

  async function serveRead(exchange: Exchange, target: Target): Promise<[RouteClass, CacheState?]> {
    const { path } = target;
    if (path === IMAGE_PATH) return ['image', await images.serve(exchange, target)];
    const file = serveFile(exchange, target);
    if (file !== undefined) return ['static', await file];
    if (isUnder(path, NEXT_PATH)) {
      sendProblem(exchange, PROBLEMS.notFound, security);
      return ['other'];
    }
    if (behind.serve(exchange, path)) return ['other'];
    // Metrics without the right to see them are as unknown as what only this process may ask for.
    if (isUnder(path, '/internal') || path === '/metrics')
      return ['page', await pages.serveUnknown(exchange, target)];
    return ['page', await pages.serve(exchange, target)];
  }

  async function dispatch(exchange: Exchange): Promise<[RouteClass, CacheState?]> {
    const { method = '', url = '' } = exchange.request;
    const target = parseTarget(url);
    if (target === undefined) {
      sendProblem(exchange, PROBLEMS.badRequest, security);
      return ['other'];
    }
    const service = serviceRoute(target.path, config);
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && !(service && SERVICE_METHODS.has(method))) {
      sendProblem(exchange, PROBLEMS.method, security, ['allow', 'GET, HEAD']);
      return ['other'];
    }
    if (service !== undefined) {
      await parts.service(exchange);
      return [service];
    }
    if (await health(exchange, target.path)) return ['other'];
    return serveRead(exchange, target);
  }

  async function handle(exchange: Exchange, startedAt: number): Promise<void> {
    try {
      const [route, state] = await dispatch(exchange);
      observe(exchange, route, startedAt, state);
    } catch (error) {
      // A client that leaves in the middle is no failure of ours.
      if (exchange.response.destroyed || exchange.request.destroyed) return;
      log.error({ err: error, requestId: exchange.id }, 'edge failed');
      sendProblem(exchange, PROBLEMS.internal, security);
      observe(exchange, 'other', startedAt);
    }
  }

  return (request, response) => {
    const startedAt = performance.now();
    const exchange = { request, response, id: requestId(request.headers['x-request-id']) };
    if (parts.draining()) response.shouldKeepAlive = false;
    if (request.method === 'GET' || request.method === 'HEAD') {
      const state = pages.serveReady(exchange);
      if (state !== undefined) {
        observe(exchange, 'page', startedAt, state);
        return;
      }
    }
    void handle(exchange, startedAt);
  };
}
