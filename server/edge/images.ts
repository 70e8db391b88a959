import { encodingFor } from './encoding.ts';
import { inject } from './inject.ts';
import { atMost, pictureSearch } from './picture-request.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import type { Loaded, ResponseCache } from './response-cache.ts';
import { INERT_POLICY } from './security-headers.ts';
import { StoredResponse } from './stored-response.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange, NodeHandler } from './types.ts';

export const IMAGE_PATH = '/_next/image';

export interface ImagesOptions {
  readonly next: NodeHandler;
  readonly cache: ResponseCache;
  readonly security: readonly string[];
  readonly timeout: number;
}

const TTL = { fresh: 60_000, stale: 86_400_000 } as const;
/** An encoding takes a whole core for a while, and pages are wanted meanwhile. */
const ENCODINGS_AT_ONCE = 2;
const FORMATS = ['image/avif', 'image/webp'] as const;

/** Browsers word `Accept` in many ways; only the modern formats in it make a difference. */
function acceptOf(header: string | undefined): string {
  return [...FORMATS.filter((format) => header?.includes(format)), '*/*'].join(',');
}

/** Pictures that Next resizes, kept in memory: its own cache is on disk and behind its router. */
export class Images {
  readonly #options: ImagesOptions;
  readonly #limited = atMost(ENCODINGS_AT_ONCE);

  constructor(options: ImagesOptions) {
    this.#options = options;
  }

  async serve(exchange: Exchange, target: Target): Promise<CacheState> {
    const { cache, security } = this.#options;
    const search = pictureSearch(target.search);
    if (search === undefined) {
      sendProblem(exchange, PROBLEMS.badRequest, security);
      return 'pass';
    }
    const { headers } = exchange.request;
    const accept = acceptOf(headers.accept);
    const key = `${search} ${accept}`;
    const loader = () => this.#limited(() => this.#load(search, accept));
    const found = cache.lookup(key);
    if (found !== undefined) {
      found.stored.send(exchange, 'identity', found.state);
      if (found.state === 'stale') cache.refresh(key, loader, () => undefined);
      return found.state;
    }
    const result = await cache.load(key, loader);
    if (result === undefined) throw new Error('No picture');
    const only = encodingFor(headers['accept-encoding']);
    const stored = result.stored ?? (await StoredResponse.create(result.answer, { only }));
    stored.send(exchange, only, 'miss');
    return 'miss';
  }

  async #load(search: string, accept: string): Promise<Loaded> {
    const { next, timeout, security } = this.#options;
    const asked = { host: 'localhost', 'user-agent': 'shop-edge', accept };
    const url = IMAGE_PATH + search;
    const captured = await inject(next, { url, headers: asked }, timeout);
    const { status, headers, body } = captured;
    const cacheControl = status === 200 ? (headers['cache-control'] ?? 'no-cache') : 'no-store';
    const answer = {
      status,
      type: headers['content-type'] ?? 'text/plain; charset=utf-8',
      headers: [
        ...security,
        ...['content-security-policy', INERT_POLICY],
        ...['cache-control', cacheControl, 'vary', 'Accept'],
      ],
      body,
    };
    return { answer, ttl: status === 200 ? TTL : undefined };
  }
}
