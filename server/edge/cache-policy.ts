import type { PageEntry } from '../../lib/pages/entry.ts';
import type { Captured } from './inject.ts';
import type { Ttl } from './response-cache.ts';

/** CDNs receive no invalidations, so copies there expire within a minute. */
const MAX_FRESH_S = 10;
const MAX_STALE_S = 20;
/** Longer in process: the change log invalidates pages earlier. */
const PAGE_TTL: Ttl = { fresh: 60_000, stale: MAX_STALE_S * 1000 };

/** `Cache-Control` for a CDN from a time to live; browsers revalidate each time. */
export function publicCacheControl({ fresh, stale }: Ttl): string {
  const seconds = `s-maxage=${Math.min(fresh / 1000, MAX_FRESH_S)}`;
  return `public, max-age=0, ${seconds}${stale > 0 ? `, stale-while-revalidate=${stale / 1000}` : ''}`;
}

export const PAGE_CACHE_CONTROL = publicCacheControl(PAGE_TTL);
/** Payloads vary by headers that not every CDN includes in its key. */
export const PAYLOAD_CACHE_CONTROL = 'private, no-cache';
export const UNCACHED = 'private, no-store';

function directivesOf(header: string): Map<string, string> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replace(/^"|"$/g, '')]),
  );
}

function seconds(value: string | undefined): number | undefined {
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/**
 * Time to live of an answer, or undefined if uncacheable. Pages follow the table of pages, because
 * Next marks all uncached pages private; everything else follows its headers.
 */
export function ttlOf(
  { status, headers }: Pick<Captured, 'status' | 'headers'>,
  page?: Pick<PageEntry, 'cache'>,
): Ttl | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined;
  if (page !== undefined) return page.cache === 'nobody' ? undefined : PAGE_TTL;
  const directives = directivesOf(headers['cache-control'] ?? '');
  if (['private', 'no-store', 'no-cache'].some((name) => directives.has(name))) return undefined;
  const shared = seconds(directives.get('s-maxage'));
  if (shared === undefined || shared === 0) return undefined;
  const stale = seconds(directives.get('stale-while-revalidate')) ?? 0;
  return {
    fresh: Math.min(shared, MAX_FRESH_S) * 1000,
    stale: Math.min(stale, MAX_STALE_S) * 1000,
  };
}
