import { createHash } from 'node:crypto';
import {
  BROTLI_BEST,
  BROTLI_INLINE,
  compressBrotli,
  compressGzip,
  isCompressible,
} from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { CacheState, Exchange } from './types.ts';

/** An answer before it is made ready: names in lower case. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  /** Flat list of further headers. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

interface Copy {
  readonly body: Buffer;
  readonly etag: string;
  /** Flat lists for `writeHead`; the slots below are filled in for each answer. */
  readonly head: string[];
  readonly notModified: string[];
}

const ID_SLOT = 1;
const STATE_SLOT = 3;
const HEADER_BYTES = 4096;
/** Hot answers get a better compression, later and in the background. */
const HOT_USES = 20;
const HOT_MAX_BYTES = 1024 * 1024;

let upgrading: Promise<void> = Promise.resolve();

/** An answer with everything made once that many clients need: headers, ETags, compressed copies. */
export class StoredResponse {
  readonly answer: Answer;
  readonly #hash: string;
  readonly #identity: Copy;
  #br: Copy | undefined;
  #gzip: Copy | undefined;
  #uses = 0;
  #upgraded = false;

  private constructor(answer: Answer) {
    this.answer = answer;
    this.#hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
    this.#identity = this.#copyOf('identity', answer.body);
  }

  /**
   * Makes all compressed copies, or `only` the one that a single client wants. A brotli copy that was
   * made at build time may come with the answer.
   */
  static async create(
    answer: Answer,
    { only, brotli }: { only?: Encoding; brotli?: Buffer | undefined } = {},
  ): Promise<StoredResponse> {
    const stored = new StoredResponse(answer);
    stored.#upgraded = brotli !== undefined;
    if (!isCompressible(answer.type, answer.body.length)) return stored;
    const wants = (encoding: Encoding) => only === undefined || only === encoding;
    const [br, gzip] = await Promise.all([
      wants('br') ? (brotli ?? compressBrotli(answer.body, BROTLI_INLINE)) : undefined,
      wants('gzip') ? compressGzip(answer.body) : undefined,
    ]);
    stored.#br = br && stored.#copyOf('br', br);
    stored.#gzip = gzip && stored.#copyOf('gzip', gzip);
    return stored;
  }

  /** Bytes in memory. */
  get size(): number {
    const copies = (this.#br?.body.length ?? 0) + (this.#gzip?.body.length ?? 0);
    return this.answer.body.length + copies + HEADER_BYTES;
  }

  /** Whether another rendering came out the same, so that the copies stay good. */
  matches(other: Answer): boolean {
    const { status, type, headers, body } = this.answer;
    return (
      status === other.status &&
      type === other.type &&
      headers.length === other.headers.length &&
      headers.every((value, index) => value === other.headers[index]) &&
      body.equals(other.body)
    );
  }

  #copyOf(encoding: Encoding, body: Buffer): Copy {
    const { type, headers } = this.answer;
    const etag = `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const common = ['x-request-id', '', 'x-cache', '', 'etag', etag, ...headers];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      body,
      etag,
      head: [...common, 'content-type', type, ...encoded, 'content-length', String(body.length)],
      notModified: common,
    };
  }

  #upgrade(): void {
    const { body } = this.answer;
    if (this.#upgraded || body.length > HOT_MAX_BYTES) return;
    this.#upgraded = true;
    // One after the other: compression must not take the threads that files and sockets need.
    upgrading = upgrading.then(async () => {
      this.#br = this.#copyOf('br', await compressBrotli(body, BROTLI_BEST));
    });
  }

  #pick(encoding: Encoding): Copy {
    if (encoding === 'gzip') return this.#gzip ?? this.#identity;
    if (encoding === 'identity' || this.#br === undefined) return this.#identity;
    this.#uses += 1;
    if (this.#uses === HOT_USES) this.#upgrade();
    return this.#br;
  }

  /** Writes the answer; `extra` is a flat list of headers for this client alone. */
  send(exchange: Exchange, encoding: Encoding, state: CacheState, extra?: readonly string[]): void {
    const { request, response } = exchange;
    const copy = this.#pick(encoding);
    const match = request.headers['if-none-match'];
    const fresh = match !== undefined && this.answer.status === 200 && listsTag(match, copy.etag);
    const head = fresh ? copy.notModified : copy.head;
    head[ID_SLOT] = exchange.id;
    head[STATE_SLOT] = state;
    response.writeHead(fresh ? 304 : this.answer.status, extra ? [...head, ...extra] : head);
    if (fresh || request.method === 'HEAD') response.end();
    else response.end(copy.body);
  }
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have turned our strong tag into a weak one. */
export function listsTag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
