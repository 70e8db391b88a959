import { brandPaths } from '@/lib/brand';
import type { PlainPath } from '@/lib/pages/path-to';

/**
 * Pages without an id that neither header nor side menu links to, by subject. Pages for the app and lists of banners
 * are on the site map.
 */
export const FOOTER_WAYS = {
  shop: [
    '/categories',
    '/brands',
    '/brands/exclusive',
    '/ecommerce',
    '/ecommerce/all-products',
    '/ecommerce/new-arrival',
    '/ecommerce/products-of-week',
    '/ecommerce/products-promotion',
    '/ecommerce/recommends',
    '/promotions',
    '/coupons',
  ],
  advice: [
    '/pharmacy',
    '/pharmacy/consult',
    '/brandstory/HealthHub',
    '/brandstory/HealthHub/ArticleList',
    '/news',
    '/brandstory',
    '/faq',
    '/fortuneteller',
  ],
  company: [
    brandPaths.about,
    '/landing',
    '/corporate-social-responsibility',
    '/branches',
    '/contact-us',
    '/download',
    '/download-form',
    '/term',
    '/term-online',
    '/privacy',
  ],
  member: [
    '/login',
    '/register',
    brandPaths.card,
    brandPaths.cardTerms,
    '/Gift-cards',
    '/e-cards',
    '/subscription',
    '/orders/order_list',
    '/notifications',
    '/sitemap',
  ],
} as const satisfies Record<string, readonly PlainPath[]>;

export type FooterPart = keyof typeof FOOTER_WAYS;
export type FooterPath = (typeof FOOTER_WAYS)[FooterPart][number];
