import type { Context } from 'hono';

/** What cookies and origin checks need to know about where the shop runs. */
export interface Site {
  /** Origin that shoppers see. */
  readonly publicUrl: string;
  /** Cookies over https only; off in the demo, which runs on plain http. */
  readonly secureCookies: boolean;
}

/**
 * Whether a request that acts on a cookie comes from our own pages. Browsers say so themselves and
 * scripts cannot change it; a client that sends neither header is no browser and has no cookies of a
 * shopper.
 */
export function isSameOrigin(c: Context, { publicUrl }: Site): boolean {
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined || origin === publicUrl) return true;
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
