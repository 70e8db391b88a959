import 'server-only';
import type { MapTilesSource } from '../branches/map-tiles';
import type { PushSettings } from '../notifications/push-settings';

/** Public origin without a trailing slash; the front server sets it for the process. */
export function publicUrl(): string {
  return process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
}

/** Tag manager container; without one nothing of it is loaded. */
export function gtmId(): string | undefined {
  const id = process.env.GTM_ID?.trim();
  return id === '' ? undefined : id;
}

/** Map tile source; without one, branches are a plain list (`MAP_TILES_URL`, `MAP_TILES_ATTRIBUTION`). */
export function mapTiles(): MapTilesSource | undefined {
  const url = process.env.MAP_TILES_URL?.trim() ?? '';
  const attribution = process.env.MAP_TILES_ATTRIBUTION?.trim() ?? '';
  return url === '' ? undefined : { url, attribution };
}

/** Public reCAPTCHA v3 key; without one, no form loads it. */
export function recaptchaSiteKey(): string | undefined {
  const key = process.env.RECAPTCHA_SITE_KEY?.trim();
  return key === '' ? undefined : key;
}

/** Web push settings; without them browsers do not ask for permission. Validated by the service at start. */
export function pushSettings(): PushSettings | undefined {
  const json = process.env.FIREBASE_WEB_CONFIG?.trim() ?? '';
  const vapidKey = process.env.FIREBASE_VAPID_KEY?.trim() ?? '';
  if (json === '' || vapidKey === '') return undefined;
  const plain = json.startsWith('{') ? json : Buffer.from(json, 'base64').toString();
  const { apiKey, appId, messagingSenderId, projectId } = JSON.parse(
    plain,
  ) as PushSettings['firebase'];
  return { firebase: { apiKey, appId, messagingSenderId, projectId }, vapidKey };
}
