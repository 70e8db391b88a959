import type { MessageId } from '@/lib/i18n/messages';
import type { PlainPath } from '@/lib/pages/path-to';

/** A page of the map; its path goes without the language. */
export interface SiteWay {
  readonly path: PlainPath;
  readonly label: MessageId<'layout'>;
}

interface SiteBranch {
  readonly root: SiteWay;
  readonly links: readonly SiteWay[];
}

/** Pages that belong to no category, brand or record. */
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

/** Beside the entries of the account's menu. */
export const ACCOUNT_EXTRAS: readonly SiteWay[] = [
  { path: '/login', label: 'layout.login' },
  { path: '/register', label: 'layout.register' },
  { path: '/register/link_account', label: 'layout.linkCard' },
  { path: '/cart', label: 'layout.cart' },
  { path: '/notifications', label: 'layout.notifications' },
  { path: '/profile/redeem-history', label: 'layout.redeemHistory' },
];
