import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Logger, Reading } from '../core/ports.ts';
import { createLookBehind } from '../modules/maintenance/rules/look-behind.ts';
import { createHasher } from '../core/world.ts';
import { createObserver } from './access-log.ts';
import { createPatternOf } from './address-pattern.ts';
import { AwayPage } from './away-page.ts';
import { createBehindMaintenance } from './behind-maintenance.ts';
import { createDevListener } from './dev.ts';
import { createEdgeListener } from './edge.ts';
import { createExistence } from './existence.ts';
import { createHealth } from './health.ts';
import { Images } from './images.ts';
import { createInvalidation } from './invalidation.ts';
import { watchMaintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { BUILT, FILES_PATH, originOfNext } from './next-names.ts';
import { NotFoundPage } from './not-found.ts';
import { PageCache } from './page-cache.ts';
import type { PageCopies } from '../core/page-copies.ts';
import { createPageCopies } from './page-copies.ts';
import { Pages } from './pages.ts';
import { plainTexts } from './plain-texts.ts';
import { PictureFiles, resizerOf } from './picture-files.ts';
import { createRequestIds } from './request-id.ts';
import { ResponseCache } from './response-cache.ts';
import { createContentPolicy, securityHeaders } from './security-headers.ts';
import { createSentItems } from './sent-items.ts';
import { createServiceHandler } from './service-direct.ts';
import { createProxyHandler } from './service-proxy.ts';
import { StaticFiles } from './static-files.ts';
import { createPageShape, type Tricks } from './tricks.ts';
import type { NodeHandler, Service } from './types.ts';
import { createUnprompted } from './unprompted.ts';
import { pictureVersionOf, probesOf, readerOf } from './upstream.ts';

export interface FrontOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly next: NodeHandler;
  /** Absent when `API_URL` names an external service. */
  readonly service?: Service | undefined;
  /** Project folder with `.next` and `public`. */
  readonly root: string;
  readonly dev: boolean;
  readonly tricks: Tricks;
  /** Secret for `POST /internal/revalidate` of the storefront. */
  readonly internalKey: string;
}

export interface Front {
  readonly listener: RequestListener;
  /** Ready pages; absent in development, which keeps none. */
  readonly copies?: PageCopies;
  /** Invalidates pages rendered from the changed catalogue tags. */
  readonly invalidate: (tags: readonly string[]) => Promise<void>;
  /** From now on `/readyz` answers 503 and connections are closed after each answer. */
  readonly startDraining: () => void;
  readonly close: () => void;
}

const IMAGE_BYTES = 32 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 20_000;
/** Pictures are worth a long wait; the demo draws them on first use, which is slow on a busy machine. */
const PICTURE_TIMEOUT_MS = 60_000;

function createMetrics(
  pages: PageCache,
  images: ResponseCache,
  readings: readonly Reading[] = [],
): Metrics {
  return new Metrics([
    ...readings,
    { name: 'shop_page_cache_bytes', help: 'Memory of ready pages', read: () => pages.bytes },
    { name: 'shop_page_cache_entries', help: 'Ready pages', read: () => pages.count },
    {
      name: 'shop_text_cache_bytes',
      help: 'Memory of pages for clients without compression',
      read: () => plainTexts.bytes(),
    },
    { name: 'shop_image_cache_bytes', help: 'Memory of ready pictures', read: () => images.bytes },
  ]);
}

function createService({ config, log, service }: FrontOptions, security: readonly string[]) {
  const options = { security, trustProxy: config.trustProxy, log };
  return service === undefined
    ? createProxyHandler(config.apiUrl ?? '', options)
    : createServiceHandler(service, options);
}

function openFiles(root: string, security: readonly string[]): Promise<StaticFiles> {
  const built = { folder: join(root, BUILT.files), base: FILES_PATH, hashed: true };
  const own = { folder: join(root, 'public'), base: '/', hashed: false };
  return StaticFiles.open([built, own], security);
}

async function openImages(
  options: FrontOptions,
  security: readonly string[],
  cache: ResponseCache,
): Promise<Images> {
  const { config, log, next, root } = options;
  const { pictureCacheBytes: maxBytes } = config.edge;
  const folder = join(config.mediaDir, 'resized');
  return new Images({
    ...{ next, cache, security, timeout: PICTURE_TIMEOUT_MS },
    files: maxBytes > 0 ? new PictureFiles({ folder, maxBytes, log }) : undefined,
    resizer: await resizerOf(root),
    versionOf: pictureVersionOf(options),
  });
}

export async function createFront(options: FrontOptions): Promise<Front> {
  const { config, log, next, root } = options;
  const security = securityHeaders(config);
  const cache = new PageCache();
  const imageCache = new ResponseCache({ maxBytes: IMAGE_BYTES });
  const metrics = createMetrics(cache, imageCache, options.service?.readings);
  const probes = probesOf(options);
  const watch = await watchMaintenance(
    () => probes.maintenance(),
    () => cache.clear(),
    log,
  );
  const service = createService(options, security);
  const headers = {
    security,
    policyOf: createContentPolicy(config),
    shape: createPageShape(options.tricks, root),
    internalOrigin: originOfNext(config.port),
  };
  const rendering = { next, headers, log, timeout: PAGE_TIMEOUT_MS };
  const notFound = new NotFoundPage(rendering);
  const away = new AwayPage(rendering);
  const exists = createExistence(readerOf(options));
  const maintenance = watch.closed;
  const isSecure = config.publicUrl.startsWith('https:');
  const lookBehind = createLookBehind(createHasher(config.appSecret));
  const behind = createBehindMaintenance(lookBehind, { security, isSecure });
  const pages = new Pages({ ...rendering, cache, notFound, away, exists, maintenance, behind });
  const files = await openFiles(root, security);
  const patternOf = createPatternOf({ config, service: options.service, files });
  let draining = false;
  const ready = () => probes.ready();
  const shared = {
    config,
    log,
    security,
    requestId: createRequestIds(),
    observe: createObserver(config, log, metrics, patternOf),
    health: createHealth({ config, security, metrics, ready, draining: () => draining }),
    service: service.handle,
    behind,
    sentItems: createSentItems({ publicUrl: config.publicUrl, security, isSecure }),
    unprompted: createUnprompted({ files, publicUrl: config.publicUrl, security }),
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
        pages,
        images: await openImages(options, security, imageCache),
        files,
      });
  return {
    listener,
    ...(options.dev ? {} : { copies: createPageCopies(cache) }),
    invalidate: createInvalidation({ ...options, cache, notFound, pages }),
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
