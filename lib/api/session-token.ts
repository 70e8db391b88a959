import { facility, readCookies } from '../browser.ts';
import { textsInBrowser } from '../kept.ts';
import { SIGNED_IN_COOKIE } from './contract/values.ts';

const TOKEN_KEY = 'access_token';
const TRUSTED_KEY = 'trusted_device';

/** The access token in local storage, or where that is forbidden, in the page (`docs/product/account.md`, "Session"). */
export const sessionToken = {
  get: (): string | null => textsInBrowser.get(TOKEN_KEY),
  set: (token: string) => {
    textsInBrowser.set(TOKEN_KEY, token);
  },
  /** Also removes every sign-in marker cookie, which would send the shopper away from /login. */
  clear: () => {
    textsInBrowser.remove(TOKEN_KEY);
    for (const name of markers()) {
      facility(() => (document.cookie = `${name}=; Max-Age=-1; Path=/`));
    }
  },
};

/** For requests that do not go through the client of `lib/api/http.ts`. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken.get();
  return { Platform: 'web', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
}

/** Names of the readable cookies that say that somebody is signed in; a name may go on after the beginning. */
function markers(): readonly string[] {
  return readCookies()
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith(SIGNED_IN_COOKIE));
}

/** A token or the sign-in marker cookie says that the identity call is worth making. */
export function looksSignedIn(): boolean {
  return sessionToken.get() !== null || markers().length > 0;
}

/** Remembers that this browser has proved a phone, so that login may try without a code. */
export const trustedDevice = {
  remembered: (): boolean => textsInBrowser.get(TRUSTED_KEY) === '1',
  remember: () => {
    textsInBrowser.set(TRUSTED_KEY, '1');
  },
  forget: () => {
    textsInBrowser.remove(TRUSTED_KEY);
  },
};
