import { brandPaths } from '@/lib/brand';
import type { MessageId } from '@/lib/i18n/messages';
import type { FooterPath } from './footer-ways';

/**
 * Message ids of the links, with `brand` for the shop's name. Separate file, since the browser needs only the paths.
 */
export const FOOTER_NAMES = {
  '/categories': 'layout.allCategories',
  '/brands': 'layout.allBrands',
  '/brands/exclusive': 'layout.exclusiveBrands',
  '/ecommerce': 'layout.store',
  '/ecommerce/all-products': 'catalog.list.all-products',
  '/ecommerce/new-arrival': 'layout.newArrivals',
  '/ecommerce/products-of-week': 'catalog.list.products-of-week',
  '/ecommerce/products-promotion': 'catalog.list.products-promotion',
  '/ecommerce/recommends': 'catalog.list.recommends',
  '/promotions': 'layout.promotions',
  '/coupons': 'layout.coupons',
  '/pharmacy': 'layout.pharmacy',
  '/pharmacy/consult': 'layout.consult',
  '/brandstory/HealthHub': 'layout.healthHub',
  '/brandstory/HealthHub/ArticleList': 'layout.articles',
  '/news': 'layout.news',
  '/brandstory': 'layout.stories',
  '/faq': 'layout.faq',
  '/fortuneteller': 'layout.fortune',
  [brandPaths.about]: 'layout.about',
  '/landing': 'layout.landing',
  '/corporate-social-responsibility': 'layout.csr',
  '/branches': 'layout.branches',
  '/contact-us': 'layout.contact',
  '/download': 'layout.download',
  '/download-form': 'layout.downloadForm',
  '/term': 'layout.terms',
  '/term-online': 'layout.onlineTerms',
  '/privacy': 'layout.privacy',
  '/login': 'layout.login',
  '/register': 'layout.register',
  [brandPaths.card]: 'layout.card',
  [brandPaths.cardTerms]: 'layout.cardTerms',
  '/Gift-cards': 'layout.giftCards',
  '/e-cards': 'layout.eCards',
  '/subscription': 'layout.subscription',
  '/orders/order_list': 'layout.orders',
  '/notifications': 'layout.notifications',
  '/sitemap': 'layout.sitemap',
} as const satisfies Record<FooterPath, MessageId<'catalog' | 'layout'>>;
