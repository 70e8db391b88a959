import { brandPaths } from '../brand.ts';
import type { PageEntry } from './entry.ts';
import { OFFICE_PAGES } from './table-office.ts';

/** Page records may use any path that no other page matches: `docs/product/pages.md`, "Page records". */
export const RECORD_PATTERN = '/*page';

/** Page records linked by the shop itself, and therefore cached like other pages. */
export const KNOWN_RECORDS = [
  ...[brandPaths.about, brandPaths.card, brandPaths.cardTerms, '/Gift-cards', '/contact-us'],
  ...['/corporate-social-responsibility', '/download', '/download-form', '/e-cards', '/faq'],
  ...['/landing', '/privacy', '/subscription', '/term', '/term-online'],
] as const;

const PRODUCT_LIST = [
  ...['keyword', 'exact', 'category', 'dept', 'brand', 'attr', 'price_min', 'price_max'],
  ...['rating', 'promotion', 'in_stock', 'sort', 'page'],
] as const;
const CONTENT_LIST = ['topic', 'page'] as const;

const OPEN = { layout: 'shop', cache: 'everybody', index: true } as const;
const IN_SITEMAP = { ...OPEN, sitemap: 'itself' } as const;
const OF_PHARMACY = { ...IN_SITEMAP, card: 'pharmacy', listedBelow: '/pharmacy' } as const;
const HIDDEN = { cache: 'everybody', index: false } as const;
const BARE = { ...HIDDEN, layout: 'bare' } as const;
const CHECKOUT = { ...HIDDEN, layout: 'checkout', members: true } as const;
const ACCOUNT = { ...HIDDEN, layout: 'account', members: true } as const;
const CONSULTATION = { ...ACCOUNT, layout: 'consultation' } as const;
const IN_MENU = { ...ACCOUNT, listedBelow: '/login' } as const;

/** All pages of the shop; the first match wins. */
export const PAGES = {
  home: { ...IN_SITEMAP, pattern: '/', card: 'home' },
  categories: {
    ...IN_SITEMAP,
    pattern: '/categories',
    card: 'categories',
    listedBelow: '/ecommerce',
  },
  category: {
    ...OPEN,
    pattern: '/categories/:category/:dept?',
    query: PRODUCT_LIST,
    sitemap: 'category',
  },
  brands: { ...IN_SITEMAP, pattern: '/brands', card: 'brands', listedBelow: '/brands' },
  exclusiveBrands: {
    ...IN_SITEMAP,
    pattern: '/brands/exclusive',
    card: 'exclusive',
    listedBelow: '/brands',
  },
  brand: {
    ...OPEN,
    pattern: '/brands/:brand',
    layout: 'brand',
    query: PRODUCT_LIST,
    sitemap: 'brand',
  },
  search: {
    ...OPEN,
    pattern: '/products/search',
    query: PRODUCT_LIST,
    index: false,
    card: 'search',
  },
  product: { ...OPEN, pattern: '/products/:name?/:product', tag: 'product', sitemap: 'product' },
  store: { ...IN_SITEMAP, pattern: '/ecommerce', listedBelow: '/ecommerce' },
  storeBanners: { ...IN_SITEMAP, pattern: '/ecommerce/banner', listedBelow: '/promotions' },
  storeBanner: { ...OPEN, pattern: '/ecommerce/banner/:banner' },
  list: {
    ...OPEN,
    pattern:
      '/ecommerce/:list(all-products|new-arrival|products-flashsale|products-of-week|products-promotion|recommends)',
    query: PRODUCT_LIST,
    sitemap: 'lists',
    listedBelow: '/ecommerce',
  },
  promotions: {
    ...IN_SITEMAP,
    pattern: '/promotions',
    card: 'promotions',
    listedBelow: '/promotions',
  },
  promotion: { ...OPEN, pattern: '/promotions/:promotion', sitemap: 'promotion' },
  promotionProducts: {
    ...OPEN,
    pattern: '/promotions-product/:promotion',
    query: PRODUCT_LIST,
    sitemap: 'promotion',
  },
  coupons: { ...IN_SITEMAP, pattern: '/coupons', listedBelow: '/promotions' },
  // Too short-lived for search engines.
  coupon: { ...OPEN, pattern: '/coupons/:coupon', index: false },
  banners: { ...IN_SITEMAP, pattern: '/banners', listedBelow: '/promotions' },
  banner: { ...OPEN, pattern: '/banners/:banner', sitemap: 'banner' },
  stories: {
    ...IN_SITEMAP,
    pattern: '/brandstory',
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  healthHub: {
    ...IN_SITEMAP,
    pattern: '/brandstory/HealthHub',
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  articles: {
    ...IN_SITEMAP,
    pattern: '/brandstory/HealthHub/ArticleList',
    query: CONTENT_LIST,
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  article: { ...OPEN, pattern: '/brandstory/HealthHub/ArticleList/:article', sitemap: 'article' },
  story: { ...OPEN, pattern: '/brandstory/:brand', sitemap: 'brand' },
  // Narrower views of indexed lists: of all articles, and of a department.
  storyArticles: {
    ...OPEN,
    pattern: '/brandstory/:brand/ArticleList',
    query: ['page'],
    index: false,
  },
  storyDepartment: { ...OPEN, pattern: '/brandstory/:brand/:dept', index: false },
  // For the mobile app; articles are indexed at their canonical URL.
  mobileArticles: {
    ...HIDDEN,
    pattern: '/mobile-article',
    layout: 'bare',
    query: CONTENT_LIST,
    card: 'articles',
    listedBelow: '/download',
  },
  mobileArticle: { ...BARE, pattern: '/mobile-article/:article' },
  mobileConsent: { ...BARE, pattern: '/consent-mobile', listedBelow: '/download' },
  allNews: {
    ...IN_SITEMAP,
    pattern: '/news',
    query: CONTENT_LIST,
    card: 'news',
    listedBelow: '/brandstory/HealthHub',
  },
  news: { ...OPEN, pattern: '/news/:news', sitemap: 'news' },
  pharmacy: { ...OF_PHARMACY, pattern: '/pharmacy' },
  pharmacyBanners: { ...OF_PHARMACY, pattern: '/pharmacy/banner' },
  pharmacyBanner: { ...OPEN, pattern: '/pharmacy/banner/:banner' },
  pharmacyArticles: { ...OF_PHARMACY, pattern: '/pharmacy/content', query: CONTENT_LIST },
  // Articles are indexed at their canonical URL.
  pharmacyArticle: { ...OPEN, pattern: '/pharmacy/content/:article', index: false },
  conditions: { ...OF_PHARMACY, pattern: '/pharmacy/conditions' },
  condition: {
    ...OPEN,
    pattern: '/pharmacy/conditions/:condition',
    sitemap: 'condition',
    card: 'pharmacy',
  },
  branches: { ...IN_SITEMAP, pattern: '/branches', card: 'branches', listedBelow: '/contact-us' },
  branch: { ...OPEN, pattern: '/branches/:branch', sitemap: 'branch', card: 'branches' },
  fortune: { ...IN_SITEMAP, pattern: '/fortuneteller', listedBelow: '/brandstory/HealthHub' },
  sitemap: { ...IN_SITEMAP, pattern: '/sitemap' },
  // Previews of unpublished page records; rendered per request.
  preview: { ...HIDDEN, pattern: '/preview/:pass', layout: 'shop', cache: 'nobody' },
  unavailable: { ...HIDDEN, pattern: '/503', layout: 'shop' },
  login: {
    ...HIDDEN,
    pattern: '/login',
    layout: 'plain',
    query: ['return_to'],
    cache: 'by sign-in',
    listedBelow: '/login',
  },
  register: {
    ...HIDDEN,
    pattern: '/register',
    layout: 'plain',
    members: true,
    listedBelow: '/login',
  },
  linkAccount: {
    ...HIDDEN,
    pattern: '/register/link_account',
    layout: 'plain',
    members: true,
    listedBelow: '/login',
  },
  kit: { ...HIDDEN, pattern: '/kit', layout: 'plain' },
  kitBlocks: { ...HIDDEN, pattern: '/kit/blocks', layout: 'plain' },
  cart: { ...CHECKOUT, pattern: '/cart', listedBelow: '/login' },
  checkout: { ...CHECKOUT, pattern: '/orders/summary' },
  cardReturn: { ...CHECKOUT, pattern: '/orders/payment/kbank' },
  orderSummary: { ...ACCOUNT, pattern: '/orders/:order/summary' },
  orderCard: { ...CHECKOUT, pattern: '/orders/:order/payment/kbank' },
  orderCardForm: { ...CHECKOUT, pattern: '/orders/:order/payment/kbank/form' },
  orderTrueMoney: { ...CHECKOUT, pattern: '/orders/:order/payment/truemoney' },
  orderQr: { ...CHECKOUT, pattern: '/orders/:order/payment/qr' },
  orderQrForm: { ...CHECKOUT, pattern: '/orders/:order/payment/qr/form' },
  orderResult: { ...CHECKOUT, pattern: '/orders/:order/payment/result' },
  card: { ...CHECKOUT, pattern: '/payment/kbank' },
  cardForm: { ...CHECKOUT, pattern: '/payment/kbank/form' },
  trueMoney: { ...CHECKOUT, pattern: '/payment/truemoney' },
  qr: { ...CHECKOUT, pattern: '/payment/qr' },
  qrForm: { ...CHECKOUT, pattern: '/payment/qr/form' },
  paymentResult: { ...CHECKOUT, pattern: '/payment/result' },
  orders: { ...IN_MENU, pattern: '/orders/order_list' },
  writeReview: { ...ACCOUNT, pattern: '/orders/order_list/review/:order' },
  reviews: { ...IN_MENU, pattern: '/orders/reviews' },
  order: { ...ACCOUNT, pattern: '/orders/:order' },
  profile: { ...IN_MENU, pattern: '/profile' },
  purchases: { ...IN_MENU, pattern: '/profile/purchase' },
  personal: { ...IN_MENU, pattern: '/profile/personal' },
  editPersonal: { ...ACCOUNT, pattern: '/profile/personal/edit' },
  addresses: { ...IN_MENU, pattern: '/profile/address' },
  newAddress: { ...ACCOUNT, pattern: '/profile/address/create' },
  address: { ...ACCOUNT, pattern: '/profile/address/:address' },
  vatAddresses: { ...IN_MENU, pattern: '/profile/vat-address' },
  newVatAddress: { ...ACCOUNT, pattern: '/profile/vat-address/create' },
  vatAddress: { ...ACCOUNT, pattern: '/profile/vat-address/:address' },
  myCoupons: { ...IN_MENU, pattern: '/profile/my-coupons' },
  myCoupon: { ...ACCOUNT, pattern: '/profile/my-coupons/:copy' },
  redeemPoints: { ...IN_MENU, pattern: '/profile/redeem-points' },
  redeemHistory: { ...IN_MENU, pattern: '/profile/redeem-history' },
  surveys: { ...IN_MENU, pattern: '/profile/surveys' },
  survey: { ...ACCOUNT, pattern: '/profile/surveys/:survey' },
  health: { ...IN_MENU, pattern: '/profile/health' },
  refills: { ...IN_MENU, pattern: '/profile/refills' },
  devices: { ...IN_MENU, pattern: '/profile/devices' },
  noticePreferences: { ...IN_MENU, pattern: '/profile/notifications' },
  privacyCentre: { ...IN_MENU, pattern: '/profile/privacy' },
  consult: { ...CONSULTATION, pattern: '/pharmacy/consult', listedBelow: '/pharmacy' },
  conversation: { ...CONSULTATION, pattern: '/pharmacy/consult/:conversation', devices: true },
  continueConversation: {
    ...CONSULTATION,
    pattern: '/pharmacy/consult/:conversation/continue',
    devices: true,
  },
  questionnaire: { ...CONSULTATION, pattern: '/pharmacy/questionnaire' },
  cases: { ...IN_MENU, pattern: '/pharmacy/cases' },
  case: { ...ACCOUNT, pattern: '/pharmacy/cases/:case' },
  consultations: { ...IN_MENU, pattern: '/pharmacy/history' },
  consultation: { ...ACCOUNT, pattern: '/pharmacy/history/:conversation', devices: true },
  consultationLog: { ...ACCOUNT, pattern: '/pharmacy/history/:conversation/logs' },
  wishlist: { ...IN_MENU, pattern: '/profile/wishlist' },
  notifications: { ...IN_MENU, pattern: '/notifications' },
  notification: { ...ACCOUNT, pattern: '/notifications/:notification' },
  ...OFFICE_PAGES,
  record: { ...OPEN, pattern: RECORD_PATTERN, tag: 'page', sitemap: 'page' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;
export type PageCard = Extract<(typeof PAGES)[PageName], { readonly card: string }>['card'];
