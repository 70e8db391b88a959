import { facility, readCookies } from '../browser/browser.ts';
import { textsInBrowser } from '../browser/kept.ts';
import { SIGNED_IN_COOKIE } from './contract-values.ts';

const TOKEN_KEY = 'access_token';
const TRUSTED_KEY = 'trusted_device';

/** Access token in local storage, or in memory where storage is blocked (`docs/product/account.md`, "Session"). */
export const sessionToken = {
  get: (): string | null => textsInBrowser.get(TOKEN_KEY),
  set: (token: string) => {
    textsInBrowser.set(TOKEN_KEY, token);
  },
  /** Also removes the sign-in marker cookies, which would redirect away from /login. */
  clear: () => {
    textsInBrowser.remove(TOKEN_KEY);
    for (const name of markers()) {
      facility(() => (document.cookie = `${name}=; Max-Age=-1; Path=/`));
    }
  },
};

/** Headers for requests outside the client of `lib/api/http.ts`. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken.get();
  return { Platform: 'web', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
}

/** Names of the sign-in marker cookies; they share a prefix. */
function markers(): readonly string[] {
  return readCookies()
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith(SIGNED_IN_COOKIE));
}

/** Whether the identity call is worthwhile: a token or a marker cookie exists. */
export function looksSignedIn(): boolean {
  return sessionToken.get() !== null || markers().length > 0;
}

/** Remembers that this browser has verified a phone number, so login can try without a code. */
export const trustedDevice = {
  remembered: (): boolean => textsInBrowser.get(TRUSTED_KEY) === '1',
  remember: () => {
    textsInBrowser.set(TRUSTED_KEY, '1');
  },
  forget: () => {
    textsInBrowser.remove(TRUSTED_KEY);
  },
};
