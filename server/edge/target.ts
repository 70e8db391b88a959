import { matchPage, type PageMatch } from '../../lib/pages/match.ts';
import { PAYLOAD_PARAM } from './next-internals.ts';
import type { Locale } from './types.ts';

/** The address of a request, checked and reduced to what can change the answer. */
export interface Target {
  /** Percent-encoded, in one spelling. */
  readonly path: string;
  /** `?a=b` or nothing, without the parameters that no page reads on the server. */
  readonly search: string;
  /** `?` and the whole query as it was sent, or nothing. */
  readonly query: string;
  /** `?source=` was there: such an address must not be indexed. */
  readonly sourced: boolean;
  readonly locale: Locale;
  /** Path segments without the locale prefix. */
  readonly segments: readonly string[];
  /** The page that stands at this address. */
  readonly match: PageMatch | undefined;
  /** The address in its one spelling, where it was sent in another. */
  readonly respelled: string | undefined;
}

const MAX_PATH_LENGTH = 8 * 1024;
/** A search for 2,000 Thai letters is 18 kB; pages cut what they are asked for themselves. */
export const MAX_URL_LENGTH = 20 * 1024;

/** `source` is read by the browser alone. */
const IGNORED =
  /^(?:utm_\w+|source|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|_ga|_gl)$/;
const FORBIDDEN = /[^!-~]|[\\#]|%00|%5c/i;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
const RAW_BYTE = /[\u0080-\u00ff]/g;
/** Characters that no address may hold, such as the tab that Node lets through. */
const UNPRINTABLE = /[^!-~]/g;

/** Node hands raw bytes over as Latin-1; a browser would have sent them percent-encoded. */
function encoded(text: string, bytes: RegExp): string {
  return text.replace(bytes, (byte) => {
    const code = byte.charCodeAt(0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function reduceQuery(query: string): { search: string; sourced: boolean } {
  const params = new URLSearchParams(query);
  const sourced = params.has('source');
  const ignored = [...params.keys()].filter((name) => name === PAYLOAD_PARAM || IGNORED.test(name));
  for (const name of ignored) params.delete(name);
  // An intact query is kept as it came, so that the plain address stays the cache key.
  const text = ignored.length === 0 && decodes(query) ? query : params.toString();
  return { search: text === '' ? '' : `?${text}`, sourced };
}

function split(path: string): { locale: Locale; segments: string[] } {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments[0] === 'th'
    ? { locale: 'th', segments: segments.slice(1) }
    : { locale: 'en', segments };
}

const UNRESERVED = /^[\w.~-]*$/;

/**
 * One spelling of a path that decodes, with one slash between segments and none at the end: others would each be an
 * entry of the caches.
 */
function spelled(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (UNRESERVED.test(part) ? part : encodeURIComponent(decodeURIComponent(part))));
  // English has no prefix in addresses.
  if (parts[0] === 'en') parts.shift();
  return `/${parts.join('/')}`;
}

function isPath(path: string): boolean {
  return path.startsWith('/') && !FORBIDDEN.test(path) && !DOT_SEGMENT.test(path) && decodes(path);
}

/** Nothing for an address that no client of ours sends: stock Next answers 500 to `/a/%FF`. */
export function parseTarget(rawUrl: string): Target | undefined {
  if (rawUrl.length > MAX_URL_LENGTH) return undefined;
  const url = encoded(rawUrl, RAW_BYTE);
  const mark = url.indexOf('?');
  const sent = mark === -1 ? url : url.slice(0, mark);
  if (sent.length > MAX_PATH_LENGTH || !isPath(sent)) return undefined;
  const path = spelled(sent);
  const query = mark === -1 ? '' : encoded(url.slice(mark), UNPRINTABLE);
  const { locale, segments } = split(path);
  const respelled = path === rawUrl.slice(0, sent.length) ? undefined : path + query;
  const reduced = query === '' ? { search: '', sourced: false } : reduceQuery(query.slice(1));
  return { path, query, ...reduced, locale, segments, match: matchPage(segments), respelled };
}
