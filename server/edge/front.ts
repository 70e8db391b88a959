import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { createObserver } from './access-log.ts';
import { createDevListener } from './dev.ts';
import { createEdgeListener } from './edge.ts';
import { createExistence } from './existence.ts';
import type { ReadService } from './existence.ts';
import { createHealth } from './health.ts';
import { Images } from './images.ts';
import { inject } from './inject.ts';
import { watchMaintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { NotFoundPage } from './not-found.ts';
import { Pages } from './pages.ts';
import { createRequestIds } from './request-id.ts';
import { ResponseCache } from './response-cache.ts';
import { createContentPolicy, securityHeaders } from './security-headers.ts';
import { createServiceHandler } from './service-direct.ts';
import { createProxyHandler } from './service-proxy.ts';
import { StaticFiles } from './static-files.ts';
import type { NodeHandler, Service } from './types.ts';

export interface FrontOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Next's request handler. */
  readonly next: NodeHandler;
  /** Absent when `API_URL` names a service elsewhere. */
  readonly service?: Service | undefined;
  /** Project folder with `.next` and `public`. */
  readonly root: string;
  readonly dev: boolean;
  /** Opens `POST /internal/revalidate` of the storefront. */
  readonly internalKey: string;
}

export interface Front {
  readonly listener: ReturnType<typeof createEdgeListener>;
  /** Catalogue tags that changed: what was rendered from them is not shown as fresh any more. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
  /** From now on `/readyz` answers 503 and connections are not kept. */
  readonly startDraining: () => void;
  readonly close: () => void;
}

const PAGE_BYTES = 64 * 1024 * 1024;
const IMAGE_BYTES = 32 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 20_000;
const UPSTREAM_TIMEOUT_MS = 3_000;

/** The service's answers to the two questions the edge asks, wherever it runs. */
function probesOf({ config, service, next }: FrontOptions): Pick<Service, 'ready' | 'maintenance'> {
  if (service !== undefined) return service;
  return {
    ready: async () => {
      const signal = AbortSignal.timeout(UPSTREAM_TIMEOUT_MS);
      const answer = await fetch(`${config.apiUrl}/openapi.json`, { method: 'HEAD', signal });
      return answer.status < 500;
    },
    maintenance: async () => {
      const url = '/api/ma-api';
      const { body } = await inject(
        next,
        { url, headers: { host: 'localhost' } },
        UPSTREAM_TIMEOUT_MS,
      );
      const info: unknown = JSON.parse(body.toString());
      return (
        typeof info === 'object' &&
        info !== null &&
        'is_maintain' in info &&
        info.is_maintain === true
      );
    },
  };
}

/** The edge's own public reads, in process or over the network. */
function readerOf({ config, service }: FrontOptions): ReadService {
  if (service === undefined) return (path) => fetch(`${config.apiUrl}${path}`);
  return (path) => service.fetch(new Request(`http://internal/api/v1${path}`));
}

const PRODUCT_TAG = /^product:(\d+)$/;

/** The pages of changed products are rendered anew before they are shown; all others within seconds. */
function productPages(tags: readonly string[]): (key: string) => boolean {
  const ids = new Set(tags.flatMap((tag) => PRODUCT_TAG.exec(tag)?.[1] ?? []));
  return (key) => {
    const path = key.split(/[? ]/, 1)[0] ?? '';
    return /^(?:\/th)?\/products\//.test(path) && ids.has(path.slice(path.lastIndexOf('/') + 1));
  };
}

/** Puts the front server together. */
export async function createFront(options: FrontOptions): Promise<Front> {
  const { config, log, next, root, internalKey } = options;
  const security = securityHeaders(config);
  const cache = new ResponseCache({ maxBytes: PAGE_BYTES });
  const images = new ResponseCache({ maxBytes: IMAGE_BYTES });
  const metrics = new Metrics([
    { name: 'shop_page_cache_bytes', help: 'Memory of ready pages', value: () => cache.bytes },
    { name: 'shop_page_cache_entries', help: 'Ready pages', value: () => cache.count },
    { name: 'shop_image_cache_bytes', help: 'Memory of ready pictures', value: () => images.bytes },
  ]);
  const probes = probesOf(options);
  const watch = await watchMaintenance(
    () => probes.maintenance(),
    () => {
      cache.clear();
    },
    log,
  );
  const handlerOptions = { security, trustProxy: config.trustProxy, log };
  const service =
    options.service === undefined
      ? createProxyHandler(config.apiUrl ?? '', handlerOptions)
      : createServiceHandler(options.service, handlerOptions);
  const headers = {
    security,
    policyOf: createContentPolicy(config),
    internalOrigin: `http://localhost:${config.port}`,
  };
  const pageOptions = { next, headers, log, timeout: PAGE_TIMEOUT_MS };
  const notFound = new NotFoundPage(pageOptions);
  let draining = false;
  const shared = {
    config,
    log,
    security,
    requestId: createRequestIds(),
    observe: createObserver(config, log, metrics),
    health: createHealth({
      config,
      security,
      metrics,
      ready: () => probes.ready(),
      draining: () => draining,
    }),
    service: service.handle,
    draining: () => draining,
  };
  const listener = options.dev
    ? createDevListener({
        ...shared,
        next,
        policyOf: createContentPolicy(config, true),
        maintenance: watch.closed,
      })
    : createEdgeListener({
        ...shared,
        pages: new Pages({
          ...pageOptions,
          cache,
          notFound,
          exists: createExistence(readerOf(options)),
          maintenance: watch.closed,
        }),
        images: new Images({ next, cache: images, security, timeout: PAGE_TIMEOUT_MS }),
        files: await StaticFiles.open(
          [
            { folder: join(root, '.next/static'), base: '/_next/static/', hashed: true },
            { folder: join(root, 'public'), base: '/', hashed: false },
          ],
          security,
        ),
      });

  async function invalidate(tags: readonly string[]): Promise<void> {
    const answer = await inject(
      next,
      {
        method: 'POST',
        url: '/internal/revalidate',
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          'x-internal-key': internalKey,
        },
        body: JSON.stringify({ tags }),
      },
      PAGE_TIMEOUT_MS,
    );
    if (answer.status >= 300) log.error({ status: answer.status, tags }, 'revalidation refused');
    cache.invalidate(productPages(tags));
    notFound.invalidate();
  }

  return {
    listener,
    invalidate,
    startDraining: () => {
      draining = true;
      service.endStreams();
    },
    close: () => {
      watch.stop();
      service.close();
    },
  };
}
