/** What pages load of the contract with their first script: plain values, no schemas (zod is 27 kB). */
export const LOCALES = ['en', 'th'] as const;
export type Locale = (typeof LOCALES)[number];

/** `docs/product/account.md`, "Sign-in": six digits, valid for five minutes. */
export const OTP_LENGTH = 6;
export const OTP_TTL_SECONDS = 300;

/**
 * The readable marker of a signed-in browser begins with this name; it authorizes nothing (`docs/product/account.md`,
 * "Session").
 */
export const SIGNED_IN_COOKIE = 'BOOTSSESSIONID';

/** The digest of an error whose cause is a service that answers 503; of other errors a browser learns nothing. */
export const AWAY_DIGEST = 'SERVICE_AWAY_503';

/** While the shop is closed: until pages and calls are worth another try. */
export const MAINTENANCE_RETRY_SECONDS = 300;

/** A member keeps at most so many addresses in a book. */
export const MAX_ADDRESSES = 10;

export const PRODUCT_SORTS = [
  'recommended',
  'bestseller',
  'discount',
  'newest',
  'price-asc',
  'price-desc',
  'rating',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What campaigns are about, in the order of their index. */
export const CAMPAIGN_TOPICS = [
  'seasons',
  'coupons',
  'brands',
  'birthday',
  'members',
  'picks',
  'health',
  'social',
  'stores',
] as const;
export type CampaignTopic = (typeof CAMPAIGN_TOPICS)[number];
