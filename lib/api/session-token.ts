import { SIGNED_IN_COOKIE } from './contract/values.ts';

const TOKEN_KEY = 'access_token';
const TRUSTED_KEY = 'trusted_device';

/** The access token in local storage (`spec.md` section 4). */
export const sessionToken = {
  get: (): string | null => window.localStorage.getItem(TOKEN_KEY),
  set: (token: string) => {
    window.localStorage.setItem(TOKEN_KEY, token);
  },
  /** Also removes the sign-in marker cookie, which would send the shopper away from /login. */
  clear: () => {
    window.localStorage.removeItem(TOKEN_KEY);
    document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/`;
  },
};

/** A token or the sign-in marker cookie says that the identity call is worth making. */
export function looksSignedIn(): boolean {
  return sessionToken.get() !== null || document.cookie.includes(SIGNED_IN_COOKIE);
}

/** Remembers that this browser has proved a phone, so that login may try without a code. */
export const trustedDevice = {
  remembered: (): boolean => window.localStorage.getItem(TRUSTED_KEY) === '1',
  remember: () => {
    window.localStorage.setItem(TRUSTED_KEY, '1');
  },
  forget: () => {
    window.localStorage.removeItem(TRUSTED_KEY);
  },
};
