import { AWAY_DIGEST } from '../../lib/api/contract-values.ts';
import { encodingFor } from './encoding.ts';
import { inject } from './inject.ts';
import { lastResort } from './last-resort.ts';
import { OWN_HEADERS, isPayload } from './next-names.ts';
import type { NotFoundOptions } from './not-found.ts';
import { changed, pageAnswer } from './page-answer.ts';
import type { PageShape } from './page-shape.ts';
import { ResponseCache, type Loaded } from './response-cache.ts';
import { StoredResponse, isHtml, type Answer } from './stored-response.ts';
import type { CacheState, Exchange, Locale } from './types.ts';
import { pathTo } from '../../lib/pages/path-to.ts';

declare global {
  /** When the storefront last received a 503 from the service (`lib/api/server.ts`), by `performance.now()`. */
  var __shopAwayAt: number | undefined;
}

/** Shared during an outage and soon expired: its menus return with the service. */
const TTL = { fresh: 5_000, stale: 60_000 } as const;
const MAX_BYTES = 4 * 1024 * 1024;
const RETRY_S = '10';

/**
 * Whether an answer was affected by an outage: the storefront received a 503 after `startedAt`, and the page failed or
 * carries the error mark. The mark alone is no proof, since page text may contain it.
 */
export function isAway(
  { status, type, body }: Answer,
  startedAt: number,
  { isMarked }: Pick<PageShape, 'isMarked'>,
): boolean {
  if (status === 503 || (!isHtml(type) && !isPayload(type))) return false;
  if ((globalThis.__shopAwayAt ?? 0) < startedAt) return false;
  return status >= 500 || isMarked(body, AWAY_DIGEST);
}

/** Error page shown during an outage in place of pages that could not be rendered. */
export class AwayPage {
  readonly #options: NotFoundOptions;
  readonly #cache = new ResponseCache({ maxBytes: MAX_BYTES });

  constructor(options: NotFoundOptions) {
    this.#options = options;
  }

  async serve(exchange: Exchange, locale: Locale): Promise<CacheState> {
    const encoding = encodingFor(exchange.request.headers['accept-encoding']);
    (await this.#page(exchange.id, locale)).send(exchange, encoding, 'pass');
    return 'pass';
  }

  async #page(id: string, locale: Locale): Promise<StoredResponse> {
    const { log, headers } = this.#options;
    const loader = () => this.#load(locale);
    const found = this.#cache.lookup(locale);
    if (found?.state === 'stale') {
      this.#cache.refresh(locale, loader, (error) => {
        log.warn({ err: error }, 'renewal of the 503 page failed');
      });
    }
    try {
      const stored = found?.stored ?? (await this.#cache.load(locale, loader))?.stored;
      if (stored !== undefined) return stored;
    } catch (error) {
      log.error({ err: error, requestId: id }, '503 page failed');
    }
    return new StoredResponse(lastResort(503, locale, headers));
  }

  async #load(locale: Locale): Promise<Loaded> {
    const { next, headers, timeout } = this.#options;
    const url = pathTo(locale, '/503');
    const { answer } = pageAnswer(
      await inject(next, { url, headers: OWN_HEADERS }, timeout),
      headers,
    );
    if (!isHtml(answer.type) || answer.body.length === 0 || answer.status !== 503) {
      throw new Error(`The 503 page answered ${answer.status}`);
    }
    const replaced = {
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'retry-after': RETRY_S,
    };
    return { answer: changed(answer, 503, replaced), ttl: TTL };
  }
}
