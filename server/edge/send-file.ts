import { createReadStream, type Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import parseRange from 'range-parser';
import { listsTag } from './entity-tags.ts';
import type { Exchange } from './types.ts';

interface Part {
  /** Inclusive. */
  readonly start: number;
  readonly end: number;
}

/** The requested range of a file; several ranges are answered with the whole file (RFC 9110, 14.2). */
function partOf(headers: IncomingHttpHeaders, size: number, etag: string): Part | 'all' | 'beyond' {
  const known = headers['if-range'];
  if (headers.range === undefined || (known !== undefined && known !== etag)) return 'all';
  const parts = parseRange(size, headers.range);
  if (parts === -1) return 'beyond';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'all';
  return parts[0] ?? 'all';
}

/** Streams a file or the requested range of it; Safari plays films only from range requests. */
export async function sendFile(
  { request, response, id }: Exchange,
  path: string,
  { size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>,
  headers: readonly string[],
): Promise<void> {
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const common = ['x-request-id', id, 'etag', etag, 'accept-ranges', 'bytes', ...headers];
  const write = (status: number, own: readonly string[]) =>
    response.writeHead(status, [...common, ...own]);
  if (listsTag(request.headers['if-none-match'] ?? '', etag)) {
    write(304, []).end();
    return;
  }
  const part = partOf(request.headers, size, etag);
  if (part === 'beyond') {
    write(416, ['content-range', `bytes */${String(size)}`]).end();
    return;
  }
  if (part === 'all') write(200, ['content-length', String(size)]);
  else {
    const { start, end } = part;
    const range = `bytes ${String(start)}-${String(end)}/${String(size)}`;
    write(206, ['content-range', range, 'content-length', String(end - start + 1)]);
  }
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path, part === 'all' ? {} : part), response);
}
