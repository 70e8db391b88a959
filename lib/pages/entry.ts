import type { TaggedThing } from './tags.ts';

/** The groups below `app/[locale]`, each with a layout of its own. */
export type PageLayout =
  | 'shop'
  | 'brand'
  | 'checkout'
  | 'account'
  | 'consultation'
  | 'work'
  | 'plain'
  | 'bare';

/**
 * What the id of an address names, and the read of the service below `/api/v1` that knows whether it is there: one
 * read per id, or one that answers with them all.
 */
export const THINGS = {
  product: { read: '/products' },
  brand: { read: '/brands' },
  banner: { read: '/banners' },
  promotion: { read: '/promotion-groups' },
  article: { read: '/contents/article' },
  news: { read: '/contents/news' },
  branch: { read: '/branches' },
  coupon: { read: '/coupons' },
  category: { tree: '/categories/web/tree' },
  /** A page record: the whole address below the language names it. */
  page: { paths: '/pages/paths' },
} as const;

export type Thing = keyof typeof THINGS;

/** Whose addresses a page adds to the sitemaps: its own, or one per row of a kind. */
export type SitemapSource = 'itself' | 'lists' | Exclude<Thing, 'coupon'>;

/** The headings of `/sitemap`, the page for people, by where they lead. */
type SiteMapRoot =
  | '/brands'
  | '/brandstory/HealthHub'
  | '/contact-us'
  | '/download'
  | '/ecommerce'
  | '/login'
  | '/pharmacy'
  | '/promotions';

export interface PageEntry {
  /**
   * Below the language. `:product` and every other thing is an id; `:list(a|b)` is one of these words; any other name
   * is a segment; `?` marks one that may be missing. `/*page` is every address that may name a page record.
   */
  readonly pattern: string;
  readonly layout: PageLayout;
  /** The parameters that the server reads, in their canonical order; all others are the browser's and change nothing. */
  readonly query?: readonly string[];
  /** Whom the front server keeps a rendering for; `by sign-in` means visitors without a sign-in marker. */
  readonly cache: 'everybody' | 'by sign-in' | 'nobody';
  /** Rendered anew before it is shown again when this thing changes; other pages follow within seconds. */
  readonly tag?: TaggedThing;
  /** Whether search engines may keep it. */
  readonly index: boolean;
  readonly sitemap?: SitemapSource;
  /** The name of its card for social networks; things have a card each, and all others the shop's. */
  readonly card?: string;
  /** Below which heading `/sitemap` lists it, if it is no step on the way to something; a heading names itself. */
  readonly listedBelow?: SiteMapRoot;
  /** Shows what is a member's own. */
  readonly members?: true;
}
