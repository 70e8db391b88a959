import { LRUCache } from 'lru-cache';
import { MAINTENANCE_RETRY_SECONDS } from '../../lib/api/contract-values.ts';
import { isHandler } from '../../lib/pages/handlers.ts';
import type { Logger } from '../core/ports.ts';
import { isAway, type AwayPage } from './away-page.ts';
import type { BehindMaintenance } from './behind-maintenance.ts';
import { encodingFor } from './encoding.ts';
import type { Exists } from './existence.ts';
import { inject, type Captured } from './inject.ts';
import { lastResort } from './last-resort.ts';
import { staysOpen } from './maintenance.ts';
import type { NotFoundPage } from './not-found.ts';
import { changed, pageAnswer, type PageHeaders } from './page-answer.ts';
import { OWN_HEADERS, isOfRouter } from './next-names.ts';
import { pageKey, pageSearch, readsMarker } from './page-key.ts';
import type { PageCache } from './page-cache.ts';
import type { Payload } from './page-shape.ts';
import { carryQuery, movedTo } from './redirects.ts';
import type { Loaded } from './response-cache.ts';
import { StoredResponse, isHtml, type Answer } from './stored-response.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange, NodeHandler } from './types.ts';

export interface PagesOptions {
  readonly next: NodeHandler;
  readonly cache: PageCache;
  readonly notFound: NotFoundPage;
  readonly away: AwayPage;
  readonly headers: PageHeaders;
  readonly maintenance: () => boolean;
  readonly behind: Pick<BehindMaintenance, 'opens'>;
  readonly exists: Exists;
  readonly log: Logger;
  /** Rendering timeout in milliseconds. */
  readonly timeout: number;
}

const NOINDEX = ['x-robots-tag', 'noindex'] as const;
const MARKER = /(?:^|;\s*)(BOOTSSESSIONID[^=;\s]*)=/;
/** Addresses recently found missing: broken links are requested repeatedly. */
const MISSING = { max: 1_000, ttl: 5_000 } as const;
const MAX_MISSING_LENGTH = 256;

/** Serves pages. They render without cookies, credentials or client headers, so one rendering serves every visitor. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #missing = new LRUCache<string, true>(MISSING);

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /** Hot path: a ready document under exactly this address. */
  serveReady(exchange: Exchange): CacheState | undefined {
    const { headers, url = '' } = exchange.request;
    if (isOfRouter(headers) || this.#options.maintenance()) return undefined;
    const found = this.#options.cache.of(url).lookup(url);
    if (found?.state !== 'hit') return undefined;
    found.stored.send(exchange, encodingFor(headers['accept-encoding']), 'hit');
    return 'hit';
  }

  async serve(exchange: Exchange, target: Target): Promise<CacheState> {
    try {
      return await this.#serve(exchange, target);
    } catch (error) {
      this.#options.log.error({ err: error, requestId: exchange.id }, 'page failed');
      return this.#sendOnce(
        exchange,
        target,
        lastResort(503, target.locale, this.#options.headers),
      );
    }
  }

  async #serve(exchange: Exchange, target: Target): Promise<CacheState> {
    const { request } = exchange;
    const { maintenance, behind, headers } = this.#options;
    const payload = headers.shape.payloadOf(request.headers, target.query);
    if (maintenance() && !staysOpen(target) && !behind.opens(request))
      return this.#serveClosed(exchange, target, payload);
    if (target.match === undefined && !isHandler(target.segments))
      return this.serveUnknown(exchange, target);
    if (target.respelled !== undefined && payload === undefined)
      return this.#sendOnce(exchange, target, movedTo(target.respelled, headers));
    if (readsMarker(target)) return this.#serveMarked(exchange, target, payload);
    return isShared(payload)
      ? this.#serveShared(exchange, target, payload)
      : this.#serveOnce(exchange, target, payload, {});
  }

  /** Rendered per request for visitors with a sign-in marker, and per return address; never cached. */
  async #serveMarked(
    exchange: Exchange,
    target: Target,
    payload: Payload | undefined,
  ): Promise<CacheState> {
    const marker = markerOf(exchange.request.headers.cookie);
    if (marker === undefined && pageSearch(target) === '' && isShared(payload))
      return this.#serveShared(exchange, target, payload);
    const extra: Record<string, string> = marker === undefined ? {} : { cookie: marker };
    return this.#serveOnce(exchange, target, payload, extra);
  }

  async #serveOnce(
    exchange: Exchange,
    target: Target,
    payload: Payload | undefined,
    extra: Readonly<Record<string, string>>,
  ): Promise<CacheState> {
    const loaded = (await this.#options.exists(target))
      ? await this.#render(exchange.id, target, payload, extra)
      : undefined;
    if (loaded === undefined) return this.serveUnknown(exchange, target);
    return this.#sendRendered(exchange, target, loaded.answer);
  }

  async #serveShared(
    exchange: Exchange,
    target: Target,
    payload: Payload | undefined,
  ): Promise<CacheState> {
    const { log } = this.#options;
    const key = pageKey(target, payload);
    const cache = this.#options.cache.of(key);
    if (this.#missing.has(key)) return this.serveUnknown(exchange, target);
    const loader = async () =>
      (await this.#options.exists(target))
        ? this.#render(exchange.id, target, payload, {})
        : undefined;
    const found = cache.lookup(key);
    if (found !== undefined) {
      this.#send(exchange, target, found.stored, found.state);
      if (found.state === 'stale') {
        cache.refresh(key, loader, (error) => {
          log.warn({ err: error, path: target.match?.page.pattern }, 'renewal failed');
        });
      }
      return found.state;
    }
    const result = await cache.load(key, loader);
    if (result === undefined) {
      if (key.length <= MAX_MISSING_LENGTH) this.#missing.set(key, true);
      return this.serveUnknown(exchange, target);
    }
    if (result.stored === undefined) return this.#sendRendered(exchange, target, result.answer);
    this.#send(exchange, target, result.stored, 'miss');
    return 'miss';
  }

  forgetMissing(): void {
    this.#missing.clear();
  }

  serveUnknown(exchange: Exchange, { locale }: Target): Promise<CacheState> {
    if (isOfRouter(exchange.request.headers)) return Promise.resolve(this.#serveNone(exchange));
    return this.#options.notFound.serve(exchange, locale);
  }

  /** The router then opens the address as a document, and one that it fetches ahead leaves no error in the console. */
  #serveNone({ response, id }: Exchange): CacheState {
    const { security } = this.#options.headers;
    response.writeHead(204, ['x-request-id', id, 'cache-control', 'no-store', ...security]).end();
    return 'pass';
  }

  /** While the shop is closed, every page answers 503 and the cache is bypassed. */
  async #serveClosed(
    exchange: Exchange,
    target: Target,
    payload: Payload | undefined,
  ): Promise<CacheState> {
    const headers = { 'x-maintenance': '1' };
    const captured = await this.#ask(exchange.id, target, payload, headers);
    const { answer } = pageAnswer(captured, this.#options.headers);
    const open = !isHtml(answer.type) && payload === undefined;
    const closed = {
      'cache-control': 'no-store',
      'retry-after': String(MAINTENANCE_RETRY_SECONDS),
    };
    return this.#sendOnce(exchange, target, open ? answer : changed(answer, 503, closed));
  }

  #ask(
    id: string,
    target: Target,
    payload: Payload | undefined,
    extra: Readonly<Record<string, string>>,
  ): Promise<Captured> {
    const { next, timeout } = this.#options;
    const own = pageSearch(target);
    const search = payload ? `${own}${own === '' ? '?' : '&'}${payload.query}` : own;
    const headers = {
      ...OWN_HEADERS,
      'x-request-id': id,
      ...payload?.headers,
      ...extra,
    };
    return inject(next, { url: target.path + search, headers }, timeout);
  }

  /** Undefined for a page unknown to Next: the shared not-found page answers, without a copy per address. */
  async #render(
    id: string,
    target: Target,
    payload: Payload | undefined,
    extra: Readonly<Record<string, string>>,
  ): Promise<Loaded | undefined> {
    const startedAt = performance.now();
    const captured = await this.#ask(id, target, payload, extra);
    const loaded = pageAnswer(captured, this.#options.headers, target.match?.page);
    const { answer } = loaded;
    // Not cached, and no proof that the page is gone.
    if (isAway(answer, startedAt, this.#options.headers.shape))
      return { answer: { ...answer, status: 503 } };
    if (answer.status === 404 && isHtml(answer.type)) return undefined;
    if (answer.status >= 500 && answer.body.length === 0) {
      return { answer: lastResort(answer.status, target.locale, this.#options.headers) };
    }
    return loaded;
  }

  #send(exchange: Exchange, target: Target, stored: StoredResponse, state: CacheState): void {
    const encoding = encodingFor(exchange.request.headers['accept-encoding']);
    stored.send(exchange, encoding, state, target.sourced ? NOINDEX : undefined);
  }

  async #sendRendered(exchange: Exchange, target: Target, answer: Answer): Promise<CacheState> {
    if (answer.status === 503 && isHtml(answer.type)) {
      return this.#options.away.serve(exchange, target.locale);
    }
    return this.#sendOnce(exchange, target, carryQuery(answer, target.query));
  }

  #sendOnce(exchange: Exchange, target: Target, answer: Answer): CacheState {
    this.#send(exchange, target, new StoredResponse(answer), 'pass');
    return 'pass';
  }
}

/** Whether the answer suits other clients as well. */
function isShared(payload: Payload | undefined): boolean {
  return payload === undefined || payload.key !== undefined;
}

/** The sign-in marker cookie alone, as a flag without its value. */
function markerOf(cookie: string | undefined): string | undefined {
  const name = cookie === undefined ? undefined : MARKER.exec(cookie)?.[1];
  return name === undefined ? undefined : `${name}=1`;
}
