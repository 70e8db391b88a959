/** The groups below `app/[locale]`, each with a layout of its own. */
export type PageLayout = 'shop' | 'brand' | 'checkout' | 'account' | 'plain' | 'bare';

/**
 * What the id of an address names, and the read of the service below `/api/v1` that knows whether it is there: one
 * read per id, or one that answers with them all.
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
  /** A page record: the whole address below the language names it. */
  page: { paths: '/pages/paths' },
} as const;

export type Thing = keyof typeof THINGS;

/** Where the table holds no other page a record may stand: `docs/product/pages.md`, "Page records". */
export const RECORD_PATTERN = '/*page';

/** Page records that the shop itself links to, so that they are held like its other pages. */
export const KNOWN_RECORDS = [
  ...['/AboutArun', '/ArunCard', '/Gift-cards', '/contact-us', '/corporate-social-responsibility'],
  ...['/download', '/download-form', '/e-cards', '/faq', '/landing', '/privacy', '/subscription'],
  ...['/term', '/term-arun-card', '/term-online'],
] as const;

/** Whose addresses a page adds to the sitemaps: its own, or one per row of a kind. */
export type SitemapSource = 'itself' | 'lists' | Exclude<Thing, 'coupon'>;

/** The headings of `/sitemap`, the page for people, by where they lead. */
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
   * Below the language. `:product` and every other thing is an id; `:list(a|b)` is one of these words; any other name
   * is a segment; `?` marks one that may be missing. `/*page` is every address that may name a page record.
   */
  readonly pattern: string;
  readonly layout: PageLayout;
  /** The parameters that the server reads, in their canonical order; all others are the browser's and change nothing. */
  readonly query?: readonly string[];
  /** Whom the front server keeps a rendering for; `by sign-in` means visitors without a sign-in marker. */
  readonly cache: 'everybody' | 'by sign-in' | 'nobody';
  /** Rendered anew before it is shown again when this thing changes; other pages follow within seconds. */
  readonly tag?: Thing;
  /** Whether search engines may keep it. */
  readonly index: boolean;
  readonly sitemap?: SitemapSource;
  /** The name of its card for social networks; things have a card each, and all others the shop's. */
  readonly card?: string;
  /** Below which heading `/sitemap` lists it, if it is no step on the way to something; a heading names itself. */
  readonly listedBelow?: SiteMapRoot;
  /** Shows what is a member's own. */
  readonly members?: true;
}

const PRODUCT_LIST = [
  ...['keyword', 'exact', 'category', 'dept', 'brand', 'attr', 'price_min', 'price_max'],
  ...['rating', 'promotion', 'in_stock', 'sort', 'page'],
];
const CONTENT_LIST = ['topic', 'page'];

const OPEN = { layout: 'shop', cache: 'everybody', index: true } as const;
const HIDDEN = { cache: 'everybody', index: false } as const;
const CHECKOUT = { ...HIDDEN, layout: 'checkout', members: true } as const;
const ACCOUNT = { ...HIDDEN, layout: 'account', members: true } as const;
const IN_MENU = { ...ACCOUNT, listedBelow: '/login' } as const;

/** Every page of the shop. The first that fits an address is meant. */
export const PAGES = {
  home: { ...OPEN, pattern: '/', sitemap: 'itself', card: 'home' },
  categories: {
    ...OPEN,
    pattern: '/categories',
    sitemap: 'itself',
    card: 'categories',
    listedBelow: '/ecommerce',
  },
  category: {
    ...OPEN,
    pattern: '/categories/:category/:dept?',
    query: PRODUCT_LIST,
    sitemap: 'category',
  },
  brands: {
    ...OPEN,
    pattern: '/brands',
    sitemap: 'itself',
    card: 'brands',
    listedBelow: '/brands',
  },
  exclusiveBrands: {
    ...OPEN,
    pattern: '/brands/exclusive',
    sitemap: 'itself',
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
  store: { ...OPEN, pattern: '/ecommerce', sitemap: 'itself', listedBelow: '/ecommerce' },
  storeBanners: {
    ...OPEN,
    pattern: '/ecommerce/banner',
    sitemap: 'itself',
    listedBelow: '/promotions',
  },
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
    ...OPEN,
    pattern: '/promotions',
    sitemap: 'itself',
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
  coupons: { ...OPEN, pattern: '/coupons', sitemap: 'itself', listedBelow: '/promotions' },
  // Offers come and go too quickly for search engines.
  coupon: { ...OPEN, pattern: '/coupons/:coupon', index: false },
  banners: { ...OPEN, pattern: '/banners', sitemap: 'itself', listedBelow: '/promotions' },
  banner: { ...OPEN, pattern: '/banners/:banner', sitemap: 'banner' },
  stories: {
    ...OPEN,
    pattern: '/brandstory',
    sitemap: 'itself',
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  healthHub: {
    ...OPEN,
    pattern: '/brandstory/HealthHub',
    sitemap: 'itself',
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  articles: {
    ...OPEN,
    pattern: '/brandstory/HealthHub/ArticleList',
    query: CONTENT_LIST,
    sitemap: 'itself',
    card: 'articles',
    listedBelow: '/brandstory/HealthHub',
  },
  article: { ...OPEN, pattern: '/brandstory/HealthHub/ArticleList/:article', sitemap: 'article' },
  story: { ...OPEN, pattern: '/brandstory/:brand', sitemap: 'brand' },
  // Narrower views of lists that search engines know: of all articles, and of a department.
  storyArticles: {
    ...OPEN,
    pattern: '/brandstory/:brand/ArticleList',
    query: ['page'],
    index: false,
  },
  storyDepartment: { ...OPEN, pattern: '/brandstory/:brand/:dept', index: false },
  // For the mobile app. Search engines know an article by its own address.
  mobileArticles: {
    ...HIDDEN,
    pattern: '/mobile-article',
    layout: 'bare',
    query: CONTENT_LIST,
    card: 'articles',
    listedBelow: '/download',
  },
  mobileArticle: { ...HIDDEN, pattern: '/mobile-article/:article', layout: 'bare' },
  mobileConsent: {
    ...HIDDEN,
    pattern: '/consent-mobile',
    layout: 'bare',
    listedBelow: '/download',
  },
  allNews: {
    ...OPEN,
    pattern: '/news',
    query: CONTENT_LIST,
    sitemap: 'itself',
    card: 'news',
    listedBelow: '/brandstory/HealthHub',
  },
  news: { ...OPEN, pattern: '/news/:news', sitemap: 'news' },
  pharmacy: {
    ...OPEN,
    pattern: '/pharmacy',
    sitemap: 'itself',
    card: 'pharmacy',
    listedBelow: '/pharmacy',
  },
  pharmacyBanners: {
    ...OPEN,
    pattern: '/pharmacy/banner',
    sitemap: 'itself',
    card: 'pharmacy',
    listedBelow: '/pharmacy',
  },
  pharmacyBanner: { ...OPEN, pattern: '/pharmacy/banner/:banner' },
  pharmacyArticles: {
    ...OPEN,
    pattern: '/pharmacy/content',
    query: CONTENT_LIST,
    sitemap: 'itself',
    card: 'pharmacy',
    listedBelow: '/pharmacy',
  },
  // Search engines know an article by its own address.
  pharmacyArticle: { ...OPEN, pattern: '/pharmacy/content/:article', index: false },
  branches: {
    ...OPEN,
    pattern: '/branches',
    sitemap: 'itself',
    card: 'branches',
    listedBelow: '/contact-us',
  },
  branch: { ...OPEN, pattern: '/branches/:branch', sitemap: 'branch', card: 'branches' },
  fortune: {
    ...OPEN,
    pattern: '/fortuneteller',
    sitemap: 'itself',
    listedBelow: '/brandstory/HealthHub',
  },
  sitemap: { ...OPEN, pattern: '/sitemap', sitemap: 'itself' },
  // Of page records that are not shown yet; rendered for each who opens the link.
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
  orderSummary: { ...CHECKOUT, pattern: '/orders/:order/summary' },
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
  devices: { ...IN_MENU, pattern: '/profile/devices' },
  noticePreferences: { ...IN_MENU, pattern: '/profile/notifications' },
  privacyCentre: { ...IN_MENU, pattern: '/profile/privacy' },
  consult: { ...ACCOUNT, pattern: '/pharmacy/consult', listedBelow: '/pharmacy' },
  conversation: { ...ACCOUNT, pattern: '/pharmacy/consult/:conversation' },
  continueConversation: { ...ACCOUNT, pattern: '/pharmacy/consult/:conversation/continue' },
  consultations: { ...IN_MENU, pattern: '/pharmacy/history' },
  consultation: { ...ACCOUNT, pattern: '/pharmacy/history/:conversation' },
  consultationLog: { ...ACCOUNT, pattern: '/pharmacy/history/:conversation/logs' },
  wishlist: { ...IN_MENU, pattern: '/profile/wishlist' },
  notifications: { ...IN_MENU, pattern: '/notifications' },
  notification: { ...ACCOUNT, pattern: '/notifications/:notification' },
  staffOrders: { ...ACCOUNT, pattern: '/staff/orders' },
  staffReviews: { ...ACCOUNT, pattern: '/staff/reviews' },
  staffRequests: { ...ACCOUNT, pattern: '/staff/requests' },
  staffDays: { ...ACCOUNT, pattern: '/staff/branches' },
  staffCodes: { ...ACCOUNT, pattern: '/staff/codes' },
  staffOrder: { ...ACCOUNT, pattern: '/staff/orders/:order' },
  staffPharmacy: { ...ACCOUNT, pattern: '/staff/pharmacy' },
  record: { ...OPEN, pattern: RECORD_PATTERN, tag: 'page', sitemap: 'page' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;
export type PageCard = Extract<(typeof PAGES)[PageName], { readonly card: string }>['card'];
