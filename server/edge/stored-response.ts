import {
  BROTLI_BEST,
  BROTLI_INLINE,
  compressBrotli,
  compressGzip,
  isCompressible,
  unpackBrotli,
} from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { hashOf, listsTag } from './entity-tags.ts';
import { plainTexts } from './plain-texts.ts';
import type { CacheState, Exchange } from './types.ts';

/** A raw answer; header names in lower case. */
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
  /** Undefined for a document stored compressed only; see `#text`. */
  readonly body: Buffer | undefined;
  /** Flat list for `writeHead`; the slots below are filled in for each answer. */
  readonly head: string[];
}

const ID_SLOT = 1;
const STATE_SLOT = 3;
const HEADER_BYTES = 4096;
/** Estimated size of both compressed copies, relative to the text. */
const COPIES_SHARE = 0.5;
/** Answers used this often are recompressed at a higher level in the background. */
const HOT_USES = 20;
const HOT_MAX_BYTES = 1024 * 1024;
/** Uses before plain text is kept: crawlers read a page once and would evict hot texts. */
const HOT_PLAIN_USES = 2;

let upgrading: Promise<void> = Promise.resolve();

/** An answer with its shared parts computed once: headers, ETags and compressed copies. */
export class StoredResponse {
  readonly #answer: Omit<Answer, 'body'>;
  /** Undefined once a document has a brotli copy, which is a fifth of the size and accepted by nearly all clients. */
  #body: Buffer | undefined;
  readonly #hash: string;
  readonly #isCompressible: boolean;
  readonly #length: number;
  readonly #identity: Copy;
  #unpacking: Promise<Buffer> | undefined;
  readonly #compressed = new Map<Compressed, Copy | Promise<Copy>>();
  #uses = 0;
  #plainUses = 0;
  #upgraded = false;

  /** @param brotli a copy compressed at build time */
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

  /** Bytes in memory once both compressed copies exist; for a document they replace the text. */
  get size(): number {
    const copies = this.#isCompressible ? Math.ceil(this.#length * COPIES_SHARE) : 0;
    const text = copies > 0 && this.#isDocument ? 0 : this.#length;
    return text + copies + HEADER_BYTES;
  }

  get #isDocument(): boolean {
    return isHtml(this.#answer.type);
  }

  /** The uncompressed bytes; concurrent callers share one decompression. */
  #text(): Buffer | Promise<Buffer> {
    const kept = this.#body ?? plainTexts.get(this.#hash);
    return kept ?? (this.#unpacking ??= this.#unpack());
  }

  async #unpack(): Promise<Buffer> {
    try {
      const copy = await this.#compressed.get('br');
      if (copy?.body === undefined) throw new Error('the cached document has no compressed copy');
      const text = await unpackBrotli(copy.body, this.#length);
      this.#keepHot(text);
      return text;
    } finally {
      this.#unpacking = undefined;
    }
  }

  #keepHot(text: Buffer): void {
    if (this.#plainUses >= HOT_PLAIN_USES) plainTexts.keep(this.#hash, text);
  }

  /** Whether another rendering is identical, so the compressed copies stay valid. */
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
    const { type } = this.#answer;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const isUnpacked = encoding === 'identity' && this.#isDocument;
    return {
      body: isUnpacked ? undefined : body,
      head: [
        ...this.#headOf(encoding),
        ...['content-type', type, ...encoded, 'content-length', String(body.length)],
      ],
    };
  }

  #headOf(encoding: Encoding, id = '', state = ''): string[] {
    const { headers } = this.#answer;
    return ['x-request-id', id, 'x-cache', state, 'etag', this.#etagOf(encoding), ...headers];
  }

  #etagOf(encoding: Encoding): string {
    return `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  }

  #upgrade(): void {
    if (this.#upgraded || this.#length > HOT_MAX_BYTES) return;
    this.#upgraded = true;
    // Serialised: compression must not occupy the threads that files and sockets need.
    upgrading = upgrading.then(async () => {
      this.#compressed.set(
        'br',
        this.#copyOf('br', await compressBrotli(await this.#text(), BROTLI_BEST)),
      );
    });
  }

  /** Concurrent callers share one compression. */
  #compress(encoding: Compressed): Promise<Copy> {
    const making = this.#make(encoding).then(
      (copy) => {
        this.#compressed.set(encoding, copy);
        if (encoding === 'br' && this.#isDocument) this.#dropText();
        return copy;
      },
      async () => {
        this.#compressed.delete(encoding);
        return this.#withText(await this.#text());
      },
    );
    this.#compressed.set(encoding, making);
    return making;
  }

  #dropText(): void {
    if (this.#body !== undefined) this.#keepHot(this.#body);
    this.#body = undefined;
  }

  async #make(encoding: Compressed): Promise<Copy> {
    const text = await this.#text();
    const compress = encoding === 'br' ? compressBrotli(text, BROTLI_INLINE) : compressGzip(text);
    return this.#copyOf(encoding, await compress);
  }

  #withText(text: Buffer): Copy {
    return { ...this.#identity, body: text };
  }

  /** For clients that accept no compression. */
  #plain(): Copy | Promise<Copy> {
    if (this.#identity.body !== undefined) return this.#identity;
    this.#plainUses += 1;
    const text = this.#text();
    return text instanceof Promise
      ? text.then((ready) => this.#withText(ready))
      : this.#withText(text);
  }

  #pick(encoding: Encoding, isHead: boolean): Copy | Promise<Copy> {
    if (encoding === 'identity') return isHead ? this.#identity : this.#plain();
    if (encoding === 'br' && ++this.#uses === HOT_USES) this.#upgrade();
    return this.#compressed.get(encoding) ?? this.#compress(encoding);
  }

  /** Writes the answer, synchronously if the encoding is ready; `extra` is a flat list of headers for this client. */
  send(exchange: Exchange, asked: Encoding, state: CacheState, extra?: readonly string[]): void {
    const { request, response, id } = exchange;
    const encoding = this.#isCompressible ? asked : 'identity';
    if (this.#isKnown(request.headers['if-none-match'], encoding)) {
      const head = this.#headOf(encoding, id, state);
      response.writeHead(304, extra ? [...head, ...extra] : head).end();
      return;
    }
    const copy = this.#pick(encoding, request.method === 'HEAD');
    if (!(copy instanceof Promise)) {
      this.#write(exchange, copy, state, extra);
      return;
    }
    const made = copy.then((ready) => this.#write(exchange, ready, state, extra));
    // No caller awaits this promise, so close the connection on failure.
    made.catch(() => exchange.response.destroy());
  }

  #isKnown(match: string | undefined, encoding: Encoding): boolean {
    return (
      match !== undefined && this.#answer.status === 200 && listsTag(match, this.#etagOf(encoding))
    );
  }

  #write(
    { request, response, id }: Exchange,
    { head, body }: Copy,
    state: CacheState,
    extra?: readonly string[],
  ): void {
    head[ID_SLOT] = id;
    head[STATE_SLOT] = state;
    response.writeHead(this.#answer.status, extra ? [...head, ...extra] : head);
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  }
}
