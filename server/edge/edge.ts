import type { RequestListener } from 'node:http';
import { isHandler } from '../../lib/pages/handlers.ts';
import type { Config } from '../config/config.ts';
import type { BehindMaintenance } from './behind-maintenance.ts';
import type { Images } from './images.ts';
import { IMAGE_PATH, NEXT_PATH } from './next-names.ts';
import { createListener } from './listener.ts';
import type { ListenerParts } from './listener.ts';
import type { Pages } from './pages.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import type { SentItems } from './sent-items.ts';
import { isUnder, serviceRoute } from './service-route.ts';
import type { StaticFiles } from './static-files.ts';
import { parseTarget } from './target.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange } from './types.ts';
import { WELL_KNOWN_PATH, type Unprompted } from './unprompted.ts';

export interface EdgeParts extends ListenerParts {
  readonly config: Pick<Config, 'mode'>;
  readonly health: (exchange: Exchange, path: string) => Promise<boolean>;
  readonly service: (exchange: Exchange) => Promise<void>;
  readonly pages: Pages;
  readonly images: Images;
  readonly files: StaticFiles;
  readonly unprompted: Unprompted;
  readonly behind: BehindMaintenance;
  readonly sentItems: SentItems;
}

const SERVICE_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createEdgeListener(parts: EdgeParts): RequestListener {
  const { config, security, health, pages, images, files, behind } = parts;

  function serveFile(exchange: Exchange, target: Target): Promise<CacheState> | undefined {
    const { path, segments } = target;
    if (files.has(path)) return files.serve(exchange, path);
    return isHandler(segments) ? undefined : parts.unprompted.serve(exchange, path);
  }

  async function serveRead(exchange: Exchange, target: Target): Promise<CacheState | undefined> {
    const { path } = target;
    if (path === IMAGE_PATH) {
      exchange.route = 'image';
      return images.serve(exchange, target);
    }
    const file = serveFile(exchange, target);
    if (file !== undefined) {
      exchange.route = 'static';
      return file;
    }
    if (isUnder(path, NEXT_PATH) || isUnder(path, WELL_KNOWN_PATH)) {
      sendProblem(exchange, PROBLEMS.notFound, security);
      return undefined;
    }
    if (behind.serve(exchange, target)) return undefined;
    exchange.route = 'page';
    // Unauthorised `/metrics` and all of `/internal` answer like unknown pages.
    if (isUnder(path, '/internal') || path === '/metrics')
      return pages.serveUnknown(exchange, target);
    return pages.serve(exchange, target);
  }

  async function dispatch(exchange: Exchange): Promise<CacheState | undefined> {
    const { method = '', url = '' } = exchange.request;
    const target = parseTarget(url);
    if (target === undefined) {
      sendProblem(exchange, PROBLEMS.badRequest, security);
      return undefined;
    }
    if (parts.sentItems.takes(method, target)) {
      await parts.sentItems.serve(exchange, target);
      return undefined;
    }
    const service = serviceRoute(target.path, config);
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && !(service && SERVICE_METHODS.has(method))) {
      sendProblem(exchange, PROBLEMS.method, security, ['allow', 'GET, HEAD']);
      return undefined;
    }
    if (service !== undefined) {
      exchange.route = service;
      await parts.service(exchange);
      return undefined;
    }
    if (await health(exchange, target.path)) return undefined;
    return serveRead(exchange, target);
  }

  function serveReady(exchange: Exchange): CacheState | undefined {
    const { method } = exchange.request;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const state = pages.serveReady(exchange);
    if (state !== undefined) exchange.route = 'page';
    return state;
  }

  return createListener(parts, dispatch, serveReady);
}
