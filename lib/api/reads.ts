import 'server-only';
import * as banners from './endpoints/banners';
import { getBranch, getBranches } from './endpoints/branches';
import * as catalog from './endpoints/catalog';
import { getConsentLetter } from './endpoints/consents';
import { getContent, getContents } from './endpoints/content';
import { getMaintenance } from './endpoints/maintenance';
import * as offers from './endpoints/offers';
import { getPage, getPagePreview, getPages } from './endpoints/pages';
import { getPharmacists, getPharmacyHours } from './endpoints/pharmacy';
import { getQuestionnaire, getQuestionnaires } from './endpoints/questionnaires';
import { getReviews } from './endpoints/reviews';
import { getCoupon, getCoupons } from './endpoints/coupons';
import { cachedRead, freshRead } from './server';

/** Public cached reads of server components with their invalidation tags (`lib/pages/tags.ts`). */
export const readCategoryTree = cachedRead('category-tree', catalog.getCategoryTree, () => [
  'categories',
]);
export const readReducedTree = cachedRead('reduced-tree', catalog.getReducedTree, () => [
  'categories',
]);
export const readExclusiveBrands = cachedRead(
  'exclusive-brands',
  catalog.getExclusiveBrands,
  () => ['brands'],
);
export const readBrands = cachedRead('brands', catalog.getBrands, () => ['brands', 'catalog']);
export const readBrand = cachedRead('brand', catalog.getBrand, () => ['brands']);
export const readBrandCategories = cachedRead(
  'brand-categories',
  catalog.getBrandCategories,
  () => ['brands', 'categories', 'catalog'],
);
export const readProducts = cachedRead('products', catalog.getProducts, () => ['catalog']);
/** Reads of product pages are not cached here: the front server caches the page, and there are too many. */
export const readProduct = freshRead(catalog.getProduct);
export const readReviews = freshRead(getReviews);
export const readRelatedProducts = freshRead(catalog.getRelatedProducts);
export const readPromotionGroups = cachedRead('promotion-groups', offers.getPromotionGroups, () => [
  'offers',
]);
export const readPromotionGroup = cachedRead('promotion-group', offers.getPromotionGroup, () => [
  'offers',
]);
export const readFlashSale = cachedRead('flash-sale', offers.getFlashSale, () => ['offers']);
/** No tags: offers start and end by the clock, and the remaining number changes with each collection. */
export const readCoupons = cachedRead('coupons', getCoupons, () => []);
export const readCoupon = cachedRead('coupon', getCoupon, () => []);
export const readBanners = cachedRead('banners', banners.getBanners, () => ['banners']);
export const readBanner = cachedRead('banner', banners.getBanner, () => ['banners']);
export const readProductIndex = cachedRead('product-index', catalog.getProductIndex, () => [
  'catalog',
]);

export const readContents = cachedRead('contents', getContents, () => ['contents']);
export const readContent = cachedRead('content', getContent, () => ['contents']);
export const readPage = cachedRead('page', getPage, (path) => [`page:${path}`, 'pages']);
export const readPages = cachedRead('pages', getPages, () => ['pages']);
export const readPagePreview = freshRead(getPagePreview);
/** No tags: a new letter appears within minutes, and answers to an old version are refused. */
export const readConsentLetter = cachedRead('consent-letter', getConsentLetter, () => []);
export const readPharmacists = cachedRead('pharmacists', getPharmacists, () => ['pharmacy']);
/** Cached for the hours only; the browser asks whether it is open now. */
export const readPharmacyHours = cachedRead('pharmacy-hours', getPharmacyHours, () => ['pharmacy']);
/** No tags: a changed branch may be stale for a minute. */
export const readBranch = cachedRead('branch', getBranch, () => []);
export const readBranches = cachedRead('branches', getBranches, () => []);

/** Prices end by the tag; questions that change may be shown as they were for a minute, and are refused then. */
export const readQuestionnaires = cachedRead('questionnaires', getQuestionnaires, () => [
  'catalog',
]);
export const readQuestionnaire = cachedRead('questionnaire', getQuestionnaire, () => ['catalog']);

export const readMaintenance = freshRead(getMaintenance);
