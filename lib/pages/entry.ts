import type { TaggedThing } from '../api/tags.ts';

/** Route groups below `app/[locale]`, each with its own layout. */
export type PageLayout =
  | 'shop'
  | 'brand'
  | 'checkout'
  | 'account'
  | 'consultation'
  | 'office'
  | 'plain'
  | 'bare';

/**
 * Entities named by ids in URLs, and the read below `/api/v1` that tells whether they exist: one read per id, or one
 * for all.
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
  /** Page records are named by the whole path below the language. */
  page: { paths: '/pages/paths' },
} as const;

export type Thing = keyof typeof THINGS;

/** Sitemap entries of a page: itself, or one per row of an entity. */
export type SitemapSource = 'itself' | 'lists' | 'condition' | Exclude<Thing, 'coupon'>;

/** Headings of the human-readable `/sitemap`, by their target. */
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
   * Path below the language. `:product` and other entities are ids; `:list(a|b)` is one of the words; other names are
   * any segment; `?` marks an optional one. `/*page` matches every possible page record.
   */
  readonly pattern: string;
  readonly layout: PageLayout;
  /**
   * Query parameters read by the server, in canonical order; others are client-only and do not affect the rendering.
   */
  readonly query?: readonly string[];
  /** Audience of a cached rendering; `by sign-in` means visitors without a sign-in marker. */
  readonly cache: 'everybody' | 'by sign-in' | 'nobody';
  /** Entity whose changes invalidate the page before its next view; other pages follow within seconds. */
  readonly tag?: TaggedThing;
  readonly index: boolean;
  readonly sitemap?: SitemapSource;
  /** Name of its social card; entities have one each, others use the shop's. */
  readonly card?: string;
  /** Heading of `/sitemap` that lists it; absent for intermediate steps. A heading names itself. */
  readonly listedBelow?: SiteMapRoot;
  /** May use camera and microphone, by `Permissions-Policy` of its document. */
  readonly devices?: true;
  /** Shows personal data of the member. */
  readonly members?: true;
}
