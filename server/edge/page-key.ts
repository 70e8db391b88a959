import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Target } from './target.ts';

/** What the client router asks for in place of HTML; nothing for a document. */
export interface Payload {
  readonly prefetch: string | undefined;
  readonly segment: string | undefined;
}

const PREFETCH = /^[123]$/;
const SEGMENT = /^[\x21-\x7e]{1,512}$/;

function matching(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

export function payloadOf(headers: IncomingHttpHeaders): Payload | undefined {
  if (headers.rsc !== '1') return undefined;
  return {
    prefetch: matching(headers['next-router-prefetch'], PREFETCH),
    segment: matching(headers['next-router-segment-prefetch'], SEGMENT),
  };
}

/** First segments of the pages that read their query on the server: lists, search, and login's middleware. */
const READS_QUERY = new Set(['brands', 'categories', 'ecommerce', 'login']);

/**
 * The query as far as a page depends on it. A page that ignores its query is rendered without: Next
 * would write the first visitor's into what everybody gets.
 */
export function pageSearch({ search, segments: [first = '', second] }: Target): string {
  const reads = READS_QUERY.has(first) || (first === 'products' && second === 'search');
  return reads ? search : '';
}

/**
 * Keys of documents are their plain address, so that the hot path looks up `request.url` as it came.
 * Every other key has a space, which no address has.
 */
export function pageKey(target: Target, payload: Payload | undefined): string {
  const address = target.path + pageSearch(target);
  if (payload === undefined) return isLogin(target) ? `${address} login` : address;
  return `${address} rsc ${payload.prefetch ?? ''} ${payload.segment ?? ''}`;
}

/** The one page whose middleware looks at a cookie. */
export function isLogin({ segments }: Target): boolean {
  return segments.length === 1 && segments[0] === 'login';
}

/**
 * The state of the client's router is left out, so that a payload is the same for everybody; Next
 * then answers the whole tree. It checks a hash over the remaining headers in `_rsc`.
 */
export function payloadHeaders({ prefetch, segment }: Payload): Record<string, string> {
  return {
    rsc: '1',
    ...(prefetch === undefined ? {} : { 'next-router-prefetch': prefetch }),
    ...(segment === undefined ? {} : { 'next-router-segment-prefetch': segment }),
  };
}

export function payloadHash({ prefetch, segment }: Payload): string {
  if (prefetch === undefined && segment === undefined) return '';
  const input = [prefetch ?? '0', segment ?? '0', '0', '0'].join(',');
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}
