import 'server-only';
import type { MapTilesSource } from './map-tiles';

/** Origin that shoppers see, without a slash at the end; the front server sets it for the process. */
export function publicUrl(): string {
  return process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
}

/** Container of the tag manager; without one nothing of it is ever loaded. */
export function gtmId(): string | undefined {
  const id = process.env.GTM_ID?.trim();
  return id === '' ? undefined : id;
}

/** Pictures of maps; without them branches are a list (`MAP_TILES_URL`, `MAP_TILES_ATTRIBUTION`). */
export function mapTiles(): MapTilesSource | undefined {
  const url = process.env.MAP_TILES_URL?.trim() ?? '';
  const attribution = process.env.MAP_TILES_ATTRIBUTION?.trim() ?? '';
  return url === '' ? undefined : { url, attribution };
}

/** Public key of reCAPTCHA v3; without one no form loads anything of it. */
export function recaptchaSiteKey(): string | undefined {
  const key = process.env.RECAPTCHA_SITE_KEY?.trim();
  return key === '' ? undefined : key;
}
