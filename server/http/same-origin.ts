import type { Context } from 'hono';
import { isFromOwnPage } from '../core/own-page.ts';

export interface Site {
  readonly publicUrl: string;
  /** Cookies over https only; off in the demo, which runs on plain http. */
  readonly secureCookies: boolean;
}

/** Whether a request that acts on a cookie comes from our own pages. */
export function isSameOrigin(c: Context, { publicUrl }: Site): boolean {
  const provenance = {
    fetchSite: c.req.header('sec-fetch-site'),
    origin: c.req.header('origin'),
    host: c.req.header('host') ?? new URL(c.req.url).host,
  };
  return isFromOwnPage(provenance, publicUrl);
}
