/** Headers by which browsers say where a request comes from; scripts cannot set them. */
export interface Provenance {
  /** `Sec-Fetch-Site` */
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a request that acts on a cookie comes from our own pages. A client without these headers is no browser and
 * has no shopper's cookies.
 */
export function isFromOwnPage({ fetchSite, origin, host }: Provenance, publicUrl: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
