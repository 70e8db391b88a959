import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const unpackAsync = promisify(brotliDecompress);

/** A hundredth smaller than 5 for a twentieth of work more; 7 takes four times as long. */
export const BROTLI_INLINE = 6;
/** A tenth smaller, and thirty times the work. 9 takes longer than this on pages of ours and saves a quarter of it. */
export const BROTLI_BEST = 11;
/**
 * 512 kB, longer than any page. Node tells V8 of a compressor's tables as if they were garbage of its own, 8 MB of them
 * for the 4 MB that brotli takes unasked: V8 collected garbage six times as often while new pages came as it
 * does without compression.
 */
const WINDOW_BITS = 19;
/** Below this a compressed copy saves nothing worth its headers. */
const MIN_BYTES = 512;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|rss\+xml)|image\/svg\+xml)/;

export function isCompressible(type: string, length: number): boolean {
  return length >= MIN_BYTES && COMPRESSIBLE.test(type);
}

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

/** @param length of the text: in one piece, where zlib would go through its threads for every 16 kB */
export function unpackBrotli(body: Buffer, length: number): Promise<Buffer> {
  return unpackAsync(body, { chunkSize: Math.max(length, constants.Z_MIN_CHUNK) });
}

/** zlib answers a part of a block of 64 kB, and whoever keeps the part keeps the block. */
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

/** The best encoding that an `Accept-Encoding` allows. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  // Browsers send a handful of values; whoever makes them up fills no memory.
  if (remembered.size < REMEMBERED && header.length <= 100) remembered.set(header, encoding);
  return encoding;
}
