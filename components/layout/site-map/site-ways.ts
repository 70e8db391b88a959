import {
  ARTICLES_PATH,
  CONSULT_PATH,
  HEALTH_HUB_PATH,
  MOBILE_ARTICLES_PATH,
  MOBILE_CONSENT_PATH,
  NEWS_PATH,
  PHARMACY_ARTICLES_PATH,
  PHARMACY_BANNERS_PATH,
  PHARMACY_PATH,
  STORIES_PATH,
} from '@/lib/content/paths';

/** A page of the map; its name is a text of `layout`, its path goes without the language. */
export interface SiteWay {
  readonly path: string;
  readonly label: string;
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
    root: { path: PHARMACY_PATH, label: 'layout.pharmacy' },
    links: [
      { path: CONSULT_PATH, label: 'layout.consult' },
      { path: PHARMACY_BANNERS_PATH, label: 'layout.pharmacyBanners' },
      { path: PHARMACY_ARTICLES_PATH, label: 'layout.pharmacyArticles' },
    ],
  },
  {
    root: { path: HEALTH_HUB_PATH, label: 'layout.healthHub' },
    links: [
      { path: ARTICLES_PATH, label: 'layout.articles' },
      { path: STORIES_PATH, label: 'layout.stories' },
      { path: NEWS_PATH, label: 'layout.news' },
      { path: '/fortuneteller', label: 'layout.fortune' },
    ],
  },
  {
    root: { path: '/download', label: 'layout.app' },
    links: [
      { path: MOBILE_ARTICLES_PATH, label: 'layout.mobileArticles' },
      { path: MOBILE_CONSENT_PATH, label: 'layout.mobileConsent' },
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
