import { listPagePath } from '@/lib/catalog/list-pages';
import {
  ARTICLES_PATH,
  CONSULT_PATH,
  HEALTH_HUB_PATH,
  NEWS_PATH,
  PHARMACY_PATH,
  STORIES_PATH,
} from '@/lib/content/paths';

interface FooterWay {
  /** Without a language. Only what is built is linked. */
  readonly path: string;
  /** A text of `layout` or `catalog`; `brand` is the shop's name. */
  readonly label: string;
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
    { path: listPagePath('all-products'), label: 'catalog.list.all-products' },
    { path: listPagePath('new-arrival'), label: 'layout.newArrivals' },
    { path: listPagePath('products-of-week'), label: 'catalog.list.products-of-week' },
    { path: listPagePath('products-promotion'), label: 'catalog.list.products-promotion' },
    { path: listPagePath('recommends'), label: 'catalog.list.recommends' },
    { path: '/promotions', label: 'layout.promotions' },
    { path: '/coupons', label: 'layout.coupons' },
  ],
  advice: [
    { path: PHARMACY_PATH, label: 'layout.pharmacy' },
    { path: CONSULT_PATH, label: 'layout.consult' },
    { path: HEALTH_HUB_PATH, label: 'layout.healthHub' },
    { path: ARTICLES_PATH, label: 'layout.articles' },
    { path: NEWS_PATH, label: 'layout.news' },
    { path: STORIES_PATH, label: 'layout.stories' },
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
