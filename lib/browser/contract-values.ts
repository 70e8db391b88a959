/** Cookies of the consent, '1' or '0' (`docs/product/pages.md`, "Cookies and analytics"). */
export const ANALYTICS_COOKIE = 'allow_analytic_cookies';
export const ADVERTISEMENT_COOKIE = 'allow_advertisement_cookies';

export interface CookieChoice {
  readonly analytics: boolean;
  readonly advertisement: boolean;
}

/** Stored consent; preferences never given are absent. */
export type StoredChoice = Partial<CookieChoice>;

/** The banner is shown until both are decided (`docs/product/pages.md`, "Cookies and analytics"). */
export function isDecided(stored: StoredChoice): stored is CookieChoice {
  return stored.analytics !== undefined && stored.advertisement !== undefined;
}

/** No library, since every first visit runs this. `lib/privacy/cookies.ts` writes the cookies. */
export function readCookieChoice(cookies: string): StoredChoice {
  const analytics = readFlag(cookies, ANALYTICS_COOKIE);
  const advertisement = readFlag(cookies, ADVERTISEMENT_COOKIE);
  return {
    ...(analytics === undefined ? {} : { analytics }),
    ...(advertisement === undefined ? {} : { advertisement }),
  };
}

/** Values other than '1' and '0' count as undecided. */
function readFlag(cookies: string, name: string): boolean | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([01])(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? undefined : value === '1';
}
