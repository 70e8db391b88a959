import type { PlainPath } from '@/lib/pages/path-to';

/**
 * Every page that needs no id and that nobody reaches from header and side menu alone, by what it is about. What the
 * app shows within itself, and lists of banners, stand on the site map.
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
    '/AboutArun',
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
    '/ArunCard',
    '/term-arun-card',
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
