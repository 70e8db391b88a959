import type { MessageId } from '@/lib/i18n/messages';
import type { PlainPath } from '@/lib/pages/path-to';

interface FooterWay {
  /** Without a language. Only what is built is linked. */
  readonly path: PlainPath;
  /** `brand` is the shop's name. */
  readonly label: MessageId<'catalog' | 'layout'>;
}

/**
 * Every page that needs no id and that nobody reaches from header and side menu alone, by what it is about. What the
 * app shows within itself, and lists of banners, stand on the site map.
 */
export const FOOTER_WAYS = {
  shop: [
    { path: '/categories', label: 'layout.allCategories' },
    { path: '/brands', label: 'layout.allBrands' },
    { path: '/brands/exclusive', label: 'layout.exclusiveBrands' },
    { path: '/ecommerce', label: 'layout.store' },
    { path: '/ecommerce/all-products', label: 'catalog.list.all-products' },
    { path: '/ecommerce/new-arrival', label: 'layout.newArrivals' },
    { path: '/ecommerce/products-of-week', label: 'catalog.list.products-of-week' },
    { path: '/ecommerce/products-promotion', label: 'catalog.list.products-promotion' },
    { path: '/ecommerce/recommends', label: 'catalog.list.recommends' },
    { path: '/promotions', label: 'layout.promotions' },
    { path: '/coupons', label: 'layout.coupons' },
  ],
  advice: [
    { path: '/pharmacy', label: 'layout.pharmacy' },
    { path: '/pharmacy/consult', label: 'layout.consult' },
    { path: '/brandstory/HealthHub', label: 'layout.healthHub' },
    { path: '/brandstory/HealthHub/ArticleList', label: 'layout.articles' },
    { path: '/news', label: 'layout.news' },
    { path: '/brandstory', label: 'layout.stories' },
    { path: '/faq', label: 'layout.faq' },
    { path: '/fortuneteller', label: 'layout.fortune' },
  ],
  company: [
    { path: '/AboutArun', label: 'layout.about' },
    { path: '/landing', label: 'layout.landing' },
    { path: '/corporate-social-responsibility', label: 'layout.csr' },
    { path: '/branches', label: 'layout.branches' },
    { path: '/contact-us', label: 'layout.contact' },
    { path: '/download', label: 'layout.download' },
    { path: '/download-form', label: 'layout.downloadForm' },
    { path: '/term', label: 'layout.terms' },
    { path: '/term-online', label: 'layout.onlineTerms' },
    { path: '/privacy', label: 'layout.privacy' },
  ],
  member: [
    { path: '/login', label: 'layout.login' },
    { path: '/register', label: 'layout.register' },
    { path: '/ArunCard', label: 'layout.card' },
    { path: '/term-arun-card', label: 'layout.cardTerms' },
    { path: '/Gift-cards', label: 'layout.giftCards' },
    { path: '/e-cards', label: 'layout.eCards' },
    { path: '/subscription', label: 'layout.subscription' },
    { path: '/orders/order_list', label: 'layout.orders' },
    { path: '/notifications', label: 'layout.notifications' },
    { path: '/sitemap', label: 'layout.sitemap' },
  ],
} as const satisfies Record<string, readonly FooterWay[]>;

export type FooterPart = keyof typeof FOOTER_WAYS;
