import { ResponseCache } from './response-cache.ts';

/** Memory for ready pages, in bytes. */
const PLAIN_BYTES = 48 * 1024 * 1024;
const QUERIED_BYTES = 16 * 1024 * 1024;

/**
 * Cache of ready pages. Pages with a query have a separate limit: their number is unbounded, and
 * they must not evict the common pages.
 */
export class PageCache {
  readonly #plain: ResponseCache;
  readonly #queried: ResponseCache;

  constructor(
    bytes: { plain: number; queried: number } = { plain: PLAIN_BYTES, queried: QUERIED_BYTES },
  ) {
    this.#plain = new ResponseCache({ maxBytes: bytes.plain });
    this.#queried = new ResponseCache({ maxBytes: bytes.queried });
  }

  of(key: string): ResponseCache {
    return key.includes('?') ? this.#queried : this.#plain;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  get count(): number {
    return this.#plain.count + this.#queried.count;
  }

  /** Keys of ready pages that are still served, with their age in ms. */
  *ages(): Generator<readonly [string, number]> {
    yield* this.#plain.ages();
    yield* this.#queried.ages();
  }

  invalidate(matches?: (key: string) => boolean): void {
    this.#plain.invalidate(matches);
    this.#queried.invalidate(matches);
  }

  clear(): void {
    this.#plain.clear();
    this.#queried.clear();
  }
}
