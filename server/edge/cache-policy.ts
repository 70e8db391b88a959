import type { Captured } from './inject.ts';
import type { Ttl } from './response-cache.ts';

/** A page shows a change within a minute even through a CDN: ours 10 + 20 s, theirs the same again. */
const MAX_FRESH_S = 10;
const MAX_STALE_S = 20;

/** What a CDN may do with an answer of this time to live; browsers ask each time. */
export function publicCacheControl({ fresh, stale }: Ttl): string {
  const seconds = `s-maxage=${fresh / 1000}`;
  return `public, max-age=0, ${seconds}${stale > 0 ? `, stale-while-revalidate=${stale / 1000}` : ''}`;
}

const MAX_TTL: Ttl = { fresh: MAX_FRESH_S * 1000, stale: MAX_STALE_S * 1000 };
export const PAGE_CACHE_CONTROL = publicCacheControl(MAX_TTL);
/** Payloads of the client router depend on headers that not every CDN keeps apart. */
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

/** How long a shared cache may keep an answer with these headers; nothing if it may not. */
export function ttlOf(status: number, headers: Captured['headers']): Ttl | undefined {
  if (status !== 200 || headers['set-cookie'] !== undefined) return undefined;
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
