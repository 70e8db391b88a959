import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/*
 * Requests of the client router, reduced to what varies a payload, so that one rendering serves every visitor.
 * Paths are relative to `next/dist`.
 */

/** Headers of the client router (`client/components/app-router-headers.js`). */
const RSC = 'rsc';
const PREFETCH = 'next-router-prefetch';
const SEGMENT = 'next-router-segment-prefetch';
/** Request headers that vary a payload. */
export const PAYLOAD_VARY = 'RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

/** Kinds of prefetches (`server/route-modules/app-page/parse-request-headers.js`). */
const PREFETCHES = /^[123]$/;
const SEGMENTS = /^[\x21-\x7e]{1,512}$/;

/** The part of a request that varies a payload. Without the router's state Next renders the whole tree. */
interface Asked {
  readonly prefetch: string | undefined;
  readonly segment: string | undefined;
}

function matching(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

export interface ReducedPayload {
  /** Part of the cache key. */
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Undefined for a document. */
export function reducedPayload(headers: IncomingHttpHeaders): ReducedPayload | undefined {
  if (headers[RSC] !== '1') return undefined;
  const prefetch = matching(headers[PREFETCH], PREFETCHES);
  const segment = matching(headers[SEGMENT], SEGMENTS);
  return {
    key: `${prefetch ?? ''} ${segment ?? ''}`,
    headers: {
      [RSC]: '1',
      ...(prefetch === undefined ? {} : { [PREFETCH]: prefetch }),
      ...(segment === undefined ? {} : { [SEGMENT]: segment }),
    },
    query: queryOf({ prefetch, segment }),
  };
}

/** Next validates a hash of these headers (`shared/lib/router/utils/cache-busting-search-param.js`). */
function queryOf({ prefetch, segment }: Asked): string {
  if (prefetch === undefined && segment === undefined) return '_rsc=';
  const input = [prefetch ?? '0', segment ?? '0', '0', '0'].join(',');
  const hash = createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
  return `_rsc=${hash}`;
}
