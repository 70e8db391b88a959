import { matchPage, type PageMatch } from '../../lib/pages/match.ts';
import { PAYLOAD_PARAM } from './next-names.ts';
import type { Locale } from './types.ts';

/** The address of a request, validated and reduced to the parts that affect the answer. */
export interface Target {
  /** Percent-encoded, in canonical spelling. */
  readonly path: string;
  /** `?a=b` or empty, without the parameters that no page reads on the server. */
  readonly search: string;
  /** `?` and the whole query as sent, or empty. */
  readonly query: string;
  /** Whether `?source=` was present: such an address must not be indexed. */
  readonly sourced: boolean;
  readonly locale: Locale;
  /** Path segments without the locale prefix. */
  readonly segments: readonly string[];
  readonly match: PageMatch | undefined;
  /** The canonical address, if the request used another spelling. */
  readonly respelled: string | undefined;
}

const MAX_PATH_LENGTH = 8 * 1024;
/** A search for 2,000 Thai letters is 18 kB; pages truncate their own parameters. */
export const MAX_URL_LENGTH = 20 * 1024;

/** `source` is read by the browser only. */
const IGNORED =
  /^(?:utm_\w+|source|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|_ga|_gl)$/;
const FORBIDDEN = /[^!-~]|[\\#]|%00|%5c/i;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;
const RAW_BYTE = /[\u0080-\u00ff]/g;
/** Characters invalid in an address that Node lets through, such as tabs. */
const UNPRINTABLE = /[^!-~]/g;

/** Node decodes raw bytes as Latin-1; a browser would have percent-encoded them. */
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
  // A valid query is kept verbatim, so the plain address stays the cache key.
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

/** Canonical spelling of a decodable path: single slashes, none at the end. Other spellings would add cache entries. */
function spelled(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (UNRESERVED.test(part) ? part : encodeURIComponent(decodeURIComponent(part))));
  // English addresses have no prefix.
  if (parts[0] === 'en') parts.shift();
  return `/${parts.join('/')}`;
}

function isPath(path: string): boolean {
  return path.startsWith('/') && !FORBIDDEN.test(path) && !DOT_SEGMENT.test(path) && decodes(path);
}

/** Undefined for an address no legitimate client sends: stock Next answers 500 to `/a/%FF`. */
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
