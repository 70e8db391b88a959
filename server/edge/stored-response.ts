import { createHash } from 'node:crypto';
import {
  BROTLI_BEST,
  BROTLI_INLINE,
  compressBrotli,
  compressGzip,
  isCompressible,
  unpackBrotli,
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

export function isHtml(type: string): boolean {
  return type.startsWith('text/html');
}

type Compressed = Exclude<Encoding, 'identity'>;

interface Copy {
  /** Nothing for a document as it is: its compressed copy is unpacked for the few who ask for that. */
  readonly body: Buffer | undefined;
  readonly etag: string;
  /** Flat lists for `writeHead`; the slots below are filled in for each answer. */
  readonly head: string[];
  readonly notModified: string[];
}

const ID_SLOT = 1;
const STATE_SLOT = 3;
const HEADER_BYTES = 4096;
/** Of the text: both compressed copies together. */
const COPIES_SHARE = 0.5;
/** Hot answers get a better compression, later and in the background. */
const HOT_USES = 20;
const HOT_MAX_BYTES = 1024 * 1024;

let upgrading: Promise<void> = Promise.resolve();

/** An answer with everything made once that many clients need: headers, ETags, and the compressed copies they ask for. */
export class StoredResponse {
  readonly #answer: Omit<Answer, 'body'>;
  /** Nothing once a document has a brotli copy: that is a fifth of it, and nearly all clients take it. */
  #body: Buffer | undefined;
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #length: number;
  readonly #identity: Copy;
  readonly #compressed = new Map<Compressed, Copy | Promise<Copy>>();
  #uses = 0;
  #upgraded = false;

  /** A brotli copy that was made at build time may come with the answer. */
  constructor({ body, ...answer }: Answer, brotli?: Buffer) {
    this.#answer = answer;
    this.#body = body;
    this.#length = body.length;
    this.#hash = hashOf(body);
    this.#isCompressible = isCompressible(answer.type, body.length);
    this.#identity = this.#copyOf('identity', body);
    if (brotli === undefined || !this.#isCompressible) return;
    this.#upgraded = true;
    this.#compressed.set('br', this.#copyOf('br', brotli));
  }

  /** Bytes in memory once both compressed copies are made; of a document they take the place of its text. */
  get size(): number {
    const copies = this.#isCompressible ? Math.ceil(this.#length * COPIES_SHARE) : 0;
    const text = copies > 0 && this.#isDocument ? 0 : this.#length;
    return text + copies + HEADER_BYTES;
  }

  get #isDocument(): boolean {
    return isHtml(this.#answer.type);
  }

  async #whole(): Promise<Buffer> {
    if (this.#body !== undefined) return this.#body;
    const copy = await this.#compressed.get('br');
    if (copy?.body === undefined) throw new Error('a document without a copy of it');
    return unpackBrotli(copy.body);
  }

  /** Whether another rendering came out the same, so that the copies stay good. */
  matches(other: Answer): boolean {
    const { status, type, headers } = this.#answer;
    return (
      status === other.status &&
      type === other.type &&
      headers.length === other.headers.length &&
      headers.every((value, index) => value === other.headers[index]) &&
      this.#hash === hashOf(other.body)
    );
  }

  #copyOf(encoding: Encoding, body: Buffer): Copy {
    const { type, headers } = this.#answer;
    const etag = `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const common = ['x-request-id', '', 'x-cache', '', 'etag', etag, ...headers];
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const isUnpacked = encoding === 'identity' && this.#isDocument;
    return {
      body: isUnpacked ? undefined : body,
      etag,
      head: [...common, 'content-type', type, ...encoded, 'content-length', String(body.length)],
      notModified: common,
    };
  }

  #upgrade(): void {
    if (this.#upgraded || this.#length > HOT_MAX_BYTES) return;
    this.#upgraded = true;
    // One after the other: compression must not take the threads that files and sockets need.
    upgrading = upgrading.then(async () => {
      this.#compressed.set(
        'br',
        this.#copyOf('br', await compressBrotli(await this.#whole(), BROTLI_BEST)),
      );
    });
  }

  /** Once for all who ask meanwhile. */
  #compress(encoding: Compressed): Promise<Copy> {
    const making = this.#make(encoding).then(
      (copy) => {
        this.#compressed.set(encoding, copy);
        if (encoding === 'br' && this.#isDocument) this.#body = undefined;
        return copy;
      },
      () => this.#unpacked(),
    );
    this.#compressed.set(encoding, making);
    return making;
  }

  async #make(encoding: Compressed): Promise<Copy> {
    const whole = await this.#whole();
    const compress = encoding === 'br' ? compressBrotli(whole, BROTLI_INLINE) : compressGzip(whole);
    return this.#copyOf(encoding, await compress);
  }

  /** For clients that take no compression. */
  async #unpacked(): Promise<Copy> {
    return { ...this.#identity, body: await this.#whole() };
  }

  #pick(encoding: Encoding): Copy | Promise<Copy> {
    if (encoding === 'identity' || !this.#isCompressible)
      return this.#identity.body === undefined ? this.#unpacked() : this.#identity;
    if (encoding === 'br' && ++this.#uses === HOT_USES) this.#upgrade();
    return this.#compressed.get(encoding) ?? this.#compress(encoding);
  }

  /**
   * Writes the answer, at once where the client's encoding is there; `extra` is a flat list of headers for this client
   * alone.
   */
  send(exchange: Exchange, encoding: Encoding, state: CacheState, extra?: readonly string[]): void {
    const copy = this.#pick(encoding);
    if (!(copy instanceof Promise)) {
      this.#write(exchange, copy, state, extra);
      return;
    }
    const made = copy.then((ready) => this.#write(exchange, ready, state, extra));
    // Nobody waits for it who could answer in its place.
    made.catch(() => exchange.response.destroy());
  }

  #write(
    { request, response, id }: Exchange,
    copy: Copy,
    state: CacheState,
    extra?: readonly string[],
  ): void {
    const match = request.headers['if-none-match'];
    const fresh = match !== undefined && this.#answer.status === 200 && listsTag(match, copy.etag);
    const head = fresh ? copy.notModified : copy.head;
    head[ID_SLOT] = id;
    head[STATE_SLOT] = state;
    response.writeHead(fresh ? 304 : this.#answer.status, extra ? [...head, ...extra] : head);
    if (fresh || request.method === 'HEAD') response.end();
    else response.end(copy.body);
  }
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have turned our strong tag into a weak one. */
export function listsTag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
