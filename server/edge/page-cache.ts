import { ResponseCache } from './response-cache.ts';

/** Memory of ready pages, in bytes. */
const PLAIN_BYTES = 48 * 1024 * 1024;
const QUERIED_BYTES = 16 * 1024 * 1024;

/**
 * Ready pages. Those with a query have a room of their own: there are as many as somebody cares to make
 * up, and they must not push out the pages that everybody opens.
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

  /** The one that keeps what belongs to this key. */
  of(key: string): ResponseCache {
    return key.includes('?') ? this.#queried : this.#plain;
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes;
  }

  get count(): number {
    return this.#plain.count + this.#queried.count;
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
