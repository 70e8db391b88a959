import type { Logger } from '../core/ports.ts';
import { PAGE_CACHE_CONTROL } from './cache-policy.ts';
import { encodingFor } from './encoding.ts';
import { inject } from './inject.ts';
import { lastResort } from './last-resort.ts';
import { OWN_HEADERS } from './next-names.ts';
import { changed, pageAnswer } from './page-answer.ts';
import type { PageHeaders } from './page-answer.ts';
import { ResponseCache } from './response-cache.ts';
import type { Loaded } from './response-cache.ts';
import { StoredResponse, isHtml } from './stored-response.ts';
import type { CacheState, Exchange, Locale, NodeHandler } from './types.ts';

export interface NotFoundOptions {
  readonly next: NodeHandler;
  readonly headers: PageHeaders;
  readonly log: Logger;
  readonly timeout: number;
}

/** A day-old copy is acceptable: requests for missing pages should not wait. */
const TTL = { fresh: 30_000, stale: 86_400_000 } as const;
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * One complete page per language for every unknown address: `notFound()` alone renders an empty
 * body, and an entry per address would let clients fill the memory.
 */
export class NotFoundPage {
  readonly #options: NotFoundOptions;
  readonly #cache = new ResponseCache({ maxBytes: MAX_BYTES });

  constructor(options: NotFoundOptions) {
    this.#options = options;
  }

  async serve(exchange: Exchange, locale: Locale): Promise<CacheState> {
    const { log, headers } = this.#options;
    const encoding = encodingFor(exchange.request.headers['accept-encoding']);
    const loader = () => this.#load(locale);
    const found = this.#cache.lookup(locale);
    if (found !== undefined) {
      found.stored.send(exchange, encoding, found.state);
      if (found.state === 'stale') {
        this.#cache.refresh(locale, loader, (error) => {
          log.warn({ err: error }, 'renewal of the 404 page failed');
        });
      }
      return found.state;
    }
    try {
      const result = await this.#cache.load(locale, loader);
      result?.stored?.send(exchange, encoding, 'miss');
    } catch (error) {
      log.error({ err: error, requestId: exchange.id }, '404 page failed');
      const answer = lastResort(404, locale, headers);
      new StoredResponse(answer).send(exchange, encoding, 'pass');
    }
    return 'miss';
  }

  async #load(locale: Locale): Promise<Loaded> {
    const { next, headers, timeout } = this.#options;
    const url = `/${locale}/not-found-page`;
    const captured = await inject(next, { url, headers: OWN_HEADERS }, timeout);
    const { answer } = pageAnswer(captured, headers);
    if (!isHtml(answer.type) || ![200, 404].includes(answer.status) || answer.body.length === 0) {
      throw new Error(`The 404 page answered ${answer.status}`);
    }
    const replaced = { 'x-robots-tag': 'noindex', 'cache-control': PAGE_CACHE_CONTROL };
    return { answer: changed(answer, 404, replaced), ttl: TTL };
  }

  invalidate(): void {
    this.#cache.invalidate();
  }
}
