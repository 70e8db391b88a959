import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unpackAsync = promisify(brotliDecompress);

/** 1% smaller than level 5 for 5% more work; level 7 takes four times as long. */
export const BROTLI_INLINE = 6;
/** A tenth smaller for thirty times the work. Level 9 is slower on our pages and saves a quarter as much. */
export const BROTLI_BEST = 11;
/**
 * 512 kB, longer than any page. Node reports compressor tables to V8 as external memory, 8 MB for the 4 MB of brotli's
 * default window. With the default, V8 collected garbage six times as often while pages were rendered.
 */
const WINDOW_BITS = 19;
/** Below this size compression does not pay for its headers. */
const MIN_BYTES = 512;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|rss\+xml)|image\/svg\+xml)/;

export function isCompressible(type: string, length: number): boolean {
  return length >= MIN_BYTES && COMPRESSIBLE.test(type);
}

/** @param quality 0 to 11 */
export async function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return ownBytes(compressed);
}

export async function compressGzip(body: Buffer): Promise<Buffer> {
  return ownBytes(await gzipAsync(body, { level: 6 }));
}

/** @param length of the text: decompresses in one chunk, where zlib would use a thread task per 16 kB */
export function unpackBrotli(body: Buffer, length: number): Promise<Buffer> {
  return unpackAsync(body, { chunkSize: Math.max(length, constants.Z_MIN_CHUNK) });
}

/** zlib answers with a slice of a 64 kB block, and keeping the slice would retain the block. */
function ownBytes(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

function negotiate(header: string): Encoding {
  const refused = new Set<string>();
  const wanted = new Set<string>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...params] = entry.split(';').map((part) => part.trim());
    (params.some((param) => /^q=0(?:\.0*)?$/.test(param)) ? refused : wanted).add(name);
  }
  const takes = (name: string) => !refused.has(name) && (wanted.has(name) || wanted.has('*'));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best encoding allowed by an `Accept-Encoding`. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  // Browsers send few distinct values; the bound stops made-up ones from filling memory.
  if (remembered.size < REMEMBERED && header.length <= 100) remembered.set(header, encoding);
  return encoding;
}
