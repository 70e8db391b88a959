/** Contract constants for the first script of pages: plain values, no schemas (zod is 27 kB). */

/** Name prefix of the readable sign-in marker cookie; it authorizes nothing (`docs/product/account.md`, "Session"). */
export const SIGNED_IN_COOKIE = 'BOOTSSESSIONID';

/** Error digest for a 503 of the service; browsers get no detail of other errors. */
export const AWAY_DIGEST = 'SERVICE_AWAY_503';

/** Retry-After of pages and calls during maintenance. */
export const MAINTENANCE_RETRY_SECONDS = 300;

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

/** Topics of campaigns, in index order. */
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
