import { ownPath } from '../../lib/pages/own-path.ts';
import type { PageEntry } from '../../lib/pages/entry.ts';
import { PAYLOAD_CACHE_CONTROL, UNCACHED, publicCacheControl, ttlOf } from './cache-policy.ts';
import type { Captured } from './inject.ts';
import { DOCUMENT_VARY, MOVED_FOR_GOOD, isNoteOfNext, isPayload } from './next-names.ts';
import type { PageShape } from './page-shape.ts';
import { withDevices } from './security-headers.ts';
import { isHtml, type Answer } from './stored-response.ts';
import type { Loaded, Ttl } from './response-cache.ts';

/** Headers recomputed here, internal to Next, or (cookies) not allowed on a shared page. */
const DROPPED = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-powered-by',
  'x-request-id',
]);

export interface PageHeaders {
  /** Flat list for every answer. */
  readonly security: readonly string[];
  readonly policyOf: (document: Buffer) => string;
  readonly shape: PageShape;
  /** The origin that Next assumes for itself; never shown outside. */
  readonly internalOrigin: string;
}

export function typeOf(captured: Captured): string {
  return captured.headers['content-type'] ?? 'text/plain; charset=utf-8';
}

/** @param document absent for other answers */
function keptHeaders(
  headers: Captured['headers'],
  { internalOrigin: origin, shape }: PageHeaders,
  document?: Buffer,
): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (DROPPED.has(name) || isNoteOfNext(name, document !== undefined)) return [];
    if (document !== undefined && name === 'link') return [name, shape.linkHeader(value, document)];
    const relative = name === 'location' && value.startsWith(`${origin}/`);
    return [name, relative ? (ownPath(value.slice(origin.length)) ?? '/') : value];
  });
}

function cacheControl(captured: Captured, ttl: Ttl | undefined, payload: boolean): string {
  const own = captured.headers['cache-control'];
  if (ttl !== undefined) return payload ? PAYLOAD_CACHE_CONTROL : publicCacheControl(ttl);
  // An error or redirect in place of a cacheable page is not cached itself.
  return own === undefined || own.includes('s-maxage') ? UNCACHED : own;
}

export function pageAnswer(
  captured: Captured,
  context: PageHeaders,
  page?: PageEntry,
): Loaded & { answer: Answer } {
  const type = typeOf(captured);
  const document = isHtml(type) ? context.shape.complete(captured.body) : undefined;
  const payload = isPayload(type);
  const ttl = ttlOf(captured, page);
  const headers = [
    ...(page?.devices ? withDevices(context.security) : context.security),
    ...keptHeaders(captured.headers, context, document),
    'cache-control',
    cacheControl(captured, ttl, payload),
    'vary',
    `Accept-Encoding, ${payload ? context.shape.payloadVary(captured.headers['vary']) : DOCUMENT_VARY}`,
  ];
  if (document !== undefined) headers.push('content-security-policy', context.policyOf(document));
  // Search engines and old caches handle 301 best.
  const status = captured.status === MOVED_FOR_GOOD ? 301 : captured.status;
  return { answer: { status, type, headers, body: document ?? captured.body }, ttl };
}

/** The answer with another status and additional headers, which replace those of the same name. */
export function changed(
  answer: Answer,
  status: number,
  replaced: Readonly<Record<string, string>>,
): Answer {
  const headers = Object.entries(replaced).flat();
  for (let index = 0; index < answer.headers.length; index += 2) {
    const name = answer.headers[index] ?? '';
    if (!(name in replaced)) headers.push(name, answer.headers[index + 1] ?? '');
  }
  return { ...answer, status, headers };
}
