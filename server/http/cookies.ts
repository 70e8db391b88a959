import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SIGNED_IN_COOKIE } from '../../lib/api/contract/identity.ts';
import type { Site } from './same-origin.ts';

const REFRESH = { name: 'refresh_token', path: '/api/v1/me/token/refresh', httpOnly: true };
const DEVICE = { name: 'trusted_device', path: '/api/v1/guest', httpOnly: true };
/** Scripts and the middleware read it as a hint; it authorizes nothing (`docs/product/account.md`, "Session"). */
const MARKER = { name: SIGNED_IN_COOKIE, path: '/', httpOnly: false };

type Kind = typeof REFRESH;

export const readRefreshCookie = (c: Context) => getCookie(c, REFRESH.name);
export const readDeviceCookie = (c: Context) => getCookie(c, DEVICE.name);

/** What a browser keeps of a sign-in beside the access token, until `expiresAt`. */
export function setSignInCookies(
  c: Context,
  site: Site,
  { refreshToken, expiresAt }: { refreshToken: string; expiresAt: Date },
): void {
  put(c, site, REFRESH, refreshToken, expiresAt);
  put(c, site, MARKER, '1', expiresAt);
}

export function clearSignInCookies(c: Context, site: Site): void {
  const past = new Date(0);
  put(c, site, REFRESH, '', past);
  put(c, site, MARKER, '', past);
}

/** After logout a phone number alone must not sign in on this browser, which others may share. */
export function clearDeviceCookie(c: Context, site: Site): void {
  put(c, site, DEVICE, '', new Date(0));
}

export function setDeviceCookie(c: Context, site: Site, value: string, expiresAt: Date): void {
  put(c, site, DEVICE, value, expiresAt);
}

function put(c: Context, site: Site, kind: Kind, value: string, expires: Date): void {
  setCookie(c, kind.name, value, {
    path: kind.path,
    httpOnly: kind.httpOnly,
    secure: site.secureCookies,
    sameSite: 'Lax',
    expires,
  });
}
