import type { Context } from 'hono';

export interface Site {
  readonly publicUrl: string;
  /** Cookies over https only; off in the demo, which runs on plain http. */
  readonly secureCookies: boolean;
}

/**
 * Whether a request that acts on a cookie comes from our own pages. Browsers set these headers themselves, out of reach
 * of scripts; a client without either is no browser and has no shopper's cookies.
 */
export function isSameOrigin(c: Context, { publicUrl }: Site): boolean {
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined || origin === publicUrl) return true;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
