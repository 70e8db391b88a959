import type { MessageId } from '@/lib/i18n/messages';
import type { PlainPath } from '@/lib/pages/path-to';

/** Page in the site map; its path has no language. */
export interface SiteWay {
  readonly path: PlainPath;
  readonly label: MessageId<'layout'>;
}

interface SiteBranch {
  readonly root: SiteWay;
  readonly links: readonly SiteWay[];
}

/** Pages outside categories, brands and records. */
export const SITE_WAYS: readonly SiteBranch[] = [
  {
    root: { path: '/promotions', label: 'layout.promotions' },
    links: [
      { path: '/coupons', label: 'layout.coupons' },
      { path: '/banners', label: 'layout.banners' },
      { path: '/ecommerce/banner', label: 'layout.storeBanners' },
    ],
  },
  {
    root: { path: '/pharmacy', label: 'layout.pharmacy' },
    links: [
      { path: '/pharmacy/consult', label: 'layout.consult' },
      { path: '/pharmacy/conditions', label: 'layout.conditions' },
      { path: '/pharmacy/banner', label: 'layout.pharmacyBanners' },
      { path: '/pharmacy/content', label: 'layout.pharmacyArticles' },
    ],
  },
  {
    root: { path: '/brandstory/HealthHub', label: 'layout.healthHub' },
    links: [
      { path: '/brandstory/HealthHub/ArticleList', label: 'layout.articles' },
      { path: '/brandstory', label: 'layout.stories' },
      { path: '/news', label: 'layout.news' },
      { path: '/fortuneteller', label: 'layout.fortune' },
    ],
  },
  {
    root: { path: '/download', label: 'layout.app' },
    links: [
      { path: '/mobile-article', label: 'layout.mobileArticles' },
      { path: '/consent-mobile', label: 'layout.mobileConsent' },
    ],
  },
];

export const ACCOUNT_EXTRAS: readonly SiteWay[] = [
  { path: '/login', label: 'layout.login' },
  { path: '/register', label: 'layout.register' },
  { path: '/register/link_account', label: 'layout.linkCard' },
  { path: '/cart', label: 'layout.cart' },
  { path: '/notifications', label: 'layout.notifications' },
  { path: '/profile/redeem-history', label: 'layout.redeemHistory' },
];
