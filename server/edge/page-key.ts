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

/** Below these stand lists that read their query on the server, */
const LISTS = new Set(['brands', 'categories', 'ecommerce', 'promotions-product']);
/** and these pages, which do not. */
const BESIDE_LISTS = new Set(['banner', 'exclusive']);

/** What the lists read of their query. */
const PRODUCT_LIST = [
  ...['attr', 'brand', 'category', 'dept', 'exact', 'in_stock', 'keyword', 'page'],
  ...['price_max', 'price_min', 'promotion', 'rating', 'sort'],
];
const CONTENT_LIST = ['page', 'topic'];

/** These parameters alone, in one order and one spelling. */
function only(search: string, names: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const kept = names.flatMap((name) =>
    asked
      .getAll(name)
      .sort()
      .map((value) => [name, value]),
  );
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The query as far as a page depends on it. A page that ignores its query is rendered without: Next
 * would write the first visitor's into what everybody gets.
 */
export function pageSearch({ search, segments }: Target): string {
  const [first = '', second] = segments;
  // The middleware of the login looks at its query.
  if (first === 'login') return only(search, ['return_to']);
  if (isContentList(segments)) return only(search, CONTENT_LIST);
  const isSearch = first === 'products' && second === 'search';
  return isSearch || isProductList(segments) ? only(search, PRODUCT_LIST) : '';
}

function isProductList([first = '', second]: readonly string[]): boolean {
  return LISTS.has(first) && second !== undefined && !BESIDE_LISTS.has(second);
}

/** The lists of articles and news; the pages beside and below them ignore their query. */
function isContentList(segments: readonly string[]): boolean {
  const [first, , third] = segments;
  return first === 'news'
    ? segments.length === 1
    : first === 'brandstory' && third === 'ArticleList' && segments.length === 3;
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
