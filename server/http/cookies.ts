import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SIGNED_IN_COOKIE } from '../../lib/identity/contract.ts';
import type { Site } from './same-origin.ts';

const REFRESH = { name: 'refresh_token', path: '/api/v1/me/token/refresh', httpOnly: true };
const DEVICE = { name: 'trusted_device', path: '/api/v1/guest', httpOnly: true };
/** A hint for scripts and the middleware; it authorizes nothing (`docs/product/account.md`, "Session"). */
const MARKER = { name: SIGNED_IN_COOKIE, path: '/', httpOnly: false };

type Kind = typeof REFRESH;

export const readRefreshCookie = (c: Context) => getCookie(c, REFRESH.name);
export const readDeviceCookie = (c: Context) => getCookie(c, DEVICE.name);

interface Life {
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Sets the sign-in cookies besides the access token, until `expiresAt`. */
export function setSignInCookies(
  c: Context,
  site: Site,
  { refreshToken, ...life }: { readonly refreshToken: string } & Life,
): void {
  const seconds = secondsOf(life);
  put(c, site, REFRESH, refreshToken, seconds);
  put(c, site, MARKER, '1', seconds);
}

export function clearSignInCookies(c: Context, site: Site): void {
  put(c, site, REFRESH, '', 0);
  put(c, site, MARKER, '', 0);
}

/** Call on logout: on a shared browser a phone number alone must no longer sign in. */
export function clearDeviceCookie(c: Context, site: Site): void {
  put(c, site, DEVICE, '', 0);
}

export function setDeviceCookie(
  c: Context,
  site: Site,
  { cookie, ...life }: { readonly cookie: string } & Life,
): void {
  put(c, site, DEVICE, cookie, secondsOf(life));
}

function secondsOf({ expiresAt, now }: Life): number {
  return Math.round((expiresAt.getTime() - now.getTime()) / 1_000);
}

/** Uses max-age rather than a date, because the browser's clock may differ. */
function put(c: Context, site: Site, kind: Kind, value: string, maxAge: number): void {
  setCookie(c, kind.name, value, {
    path: kind.path,
    httpOnly: kind.httpOnly,
    secure: site.secureCookies,
    sameSite: 'Lax',
    maxAge,
  });
}
