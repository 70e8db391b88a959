import { SIGNED_IN_COOKIE } from './contract/identity.ts';

const KEY = 'access_token';

/** The access token in local storage (`spec.md` section 4). */
export const sessionToken = {
  get: (): string | null => window.localStorage.getItem(KEY),
  set: (token: string) => {
    window.localStorage.setItem(KEY, token);
  },
  clear: () => {
    window.localStorage.removeItem(KEY);
  },
};

/** A token or the sign-in marker cookie says that the identity call is worth making. */
export function looksSignedIn(): boolean {
  return sessionToken.get() !== null || document.cookie.includes(SIGNED_IN_COOKIE);
}
