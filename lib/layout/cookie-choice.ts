/** Names of the stored preferences, '1' or '0' (`docs/product/pages.md`, "Cookies and analytics"). */
export const ANALYTICS_COOKIE = 'allow_analytic_cookies';
export const ADVERTISEMENT_COOKIE = 'allow_advertisement_cookies';

export interface CookieChoice {
  readonly analytics: boolean;
  readonly advertisement: boolean;
}

/** What this browser has stored; a preference that was never given is absent. */
export type StoredChoice = Partial<CookieChoice>;

/** Whoever has not decided on both sees the banner (`docs/product/pages.md`, "Cookies and analytics"). */
export function isDecided(stored: StoredChoice): stored is CookieChoice {
  return stored.analytics !== undefined && stored.advertisement !== undefined;
}

/** Without a library: every first visit reads them. `lib/cookies.ts` writes them. */
export function readCookieChoice(cookies: string): StoredChoice {
  const analytics = readFlag(cookies, ANALYTICS_COOKIE);
  const advertisement = readFlag(cookies, ADVERTISEMENT_COOKIE);
  return {
    ...(analytics === undefined ? {} : { analytics }),
    ...(advertisement === undefined ? {} : { advertisement }),
  };
}

/** Anything but '1' and '0' counts as never given. */
function readFlag(cookies: string, name: string): boolean | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([01])(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? undefined : value === '1';
}
