import { inject } from './inject.ts';
import { IMAGE_PATH, IMAGE_QUERY, OWN_HEADERS } from './next-names.ts';
import type { PictureFiles, ResizedPicture } from './picture-files.ts';
import { atMost } from '../core/at-most.ts';
import { pictureSearch } from './picture-request.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import type { Loaded, ResponseCache } from './response-cache.ts';
import { INERT_POLICY } from './security-headers.ts';
import { StoredResponse, type Answer } from './stored-response.ts';
import type { Target } from './target.ts';
import type { CacheState, Exchange, NodeHandler } from './types.ts';
import type { PictureVersion } from './upstream.ts';

export interface ImagesOptions {
  readonly next: NodeHandler;
  readonly cache: ResponseCache;
  /** Absent: pictures are cached in memory only. */
  readonly files: PictureFiles | undefined;
  /** Version of the resizing software and its settings. */
  readonly resizer: string;
  readonly versionOf: PictureVersion;
  readonly security: readonly string[];
  readonly timeout: number;
}

const TTL = { fresh: 60_000, stale: 86_400_000 } as const;
/** Encoding saturates a core; pages need the rest. */
const ENCODINGS_AT_ONCE = 2;
const FORMATS = ['image/avif', 'image/webp'] as const;

/** Normalises `Accept`: only the modern formats affect the answer. */
function acceptOf(header: string | undefined): string {
  return [...FORMATS.filter((format) => header?.includes(format)), '*/*'].join(',');
}

/**
 * Pictures resized by Next. Cached in memory, and on disk across restarts. Next's own cache is off,
 * because it is tied to the page cache.
 */
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
    const loader = () => this.#load(search, accept);
    const found = cache.lookup(key);
    if (found !== undefined) {
      found.stored.send(exchange, 'identity', found.state);
      if (found.state === 'stale') cache.refresh(key, loader, () => undefined);
      return found.state;
    }
    const result = await cache.load(key, loader);
    if (result === undefined) throw new Error('No picture');
    const stored = result.stored ?? new StoredResponse(result.answer);
    stored.send(exchange, 'identity', 'miss');
    return 'miss';
  }

  async #load(search: string, accept: string): Promise<Loaded> {
    const { files } = this.#options;
    const key = files && (await this.#keyOf(search, accept));
    const kept = key === undefined ? undefined : await files?.read(key);
    if (kept) return { answer: this.#answerOf(200, kept), ttl: TTL };
    const { status, picture } = await this.#limited(() => this.#resize(search, accept));
    const answer = this.#answerOf(status, picture);
    if (status !== 200) return { answer };
    // If the source changed meanwhile, the resized version is unknown and not written.
    if (key !== undefined && key === (await this.#keyOf(search, accept))) {
      void files?.write(key, picture);
    }
    return { answer, ttl: TTL };
  }

  /** Includes the source's version: files of older versions are never found and eventually evicted. */
  async #keyOf(search: string, accept: string): Promise<string | undefined> {
    const { resizer, versionOf } = this.#options;
    const version = await versionOf(new URLSearchParams(search).get(IMAGE_QUERY.address) ?? '');
    return version && [search, accept, resizer, version].join('\n');
  }

  async #resize(
    search: string,
    accept: string,
  ): Promise<{ readonly status: number; readonly picture: ResizedPicture }> {
    const { next, timeout } = this.#options;
    const asked = { ...OWN_HEADERS, accept };
    const url = IMAGE_PATH + search;
    const { status, headers, body } = await inject(next, { url, headers: asked }, timeout);
    const type = headers['content-type'] ?? 'text/plain; charset=utf-8';
    const cacheControl = status === 200 ? (headers['cache-control'] ?? 'no-cache') : 'no-store';
    return { status, picture: { type, cacheControl, body } };
  }

  #answerOf(status: number, { type, cacheControl, body }: ResizedPicture): Answer {
    const headers = [
      ...this.#options.security,
      ...['content-security-policy', INERT_POLICY],
      ...['cache-control', cacheControl, 'vary', 'Accept'],
    ];
    return { status, type, headers, body };
  }
}
