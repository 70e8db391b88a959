import { z } from 'zod';
import { addressListSchema } from '../../lib/addresses/contract.ts';
import { cartSchema } from '../../lib/cart/contract.ts';
import {
  brandCategorySchema,
  brandDetailSchema,
  brandListSchema,
  categorySchema,
  productCardSchema,
  productEntitiesSchema,
  productPageSchema,
  productSchema,
  sitemapAnswerSchema,
} from '../../lib/catalog/contract.ts';
import {
  flashSaleStateSchema,
  promotionGroupListSchema,
  promotionGroupSchema,
} from '../../lib/offers/contract.ts';
import { pageOf } from '../../lib/api/contract.ts';
import { suggestionsSchema } from '../../lib/search/contract.ts';
import {
  bannerDetailSchema,
  bannerListSchema,
  contentDetailSchema,
  contentPageSchema,
} from '../../lib/contents/contract.ts';
import {
  coinsSchema,
  couponListSchema,
  couponSchema,
  memberCouponListSchema,
  redeemHistorySchema,
  redeemOptionsSchema,
} from '../../lib/wallet/contract.ts';
import { vatAddressListSchema } from '../../lib/addresses/contract-vat.ts';
import { apiErrorSchema } from '../../lib/api/contract-errors.ts';
import { REVIEW_SORTS } from '../../lib/reviews/contract-values.ts';
import { reviewPageSchema } from '../../lib/reviews/contract.ts';
import {
  searchAlertListSchema,
  stockAlertListSchema,
  wishlistSchema,
} from '../../lib/wishes/contract.ts';
import { userSchema } from '../../lib/identity/contract.ts';
import { maintenanceSchema } from '../../lib/maintenance/contract.ts';
import { membershipSchema, purchasesSchema } from '../../lib/members/contract.ts';
import { notificationPageSchema, notificationSchema } from '../../lib/notifications/contract.ts';
import { orderPageSchema, orderSchema } from '../../lib/orders/contract.ts';
import {
  pharmacistListSchema,
  pharmacyStatusSchema,
} from '../../lib/conversations/contract-pharmacy.ts';
import { branchPageSchema, branchSchema } from '../../lib/branches/contract.ts';
import { regionListSchema, regionMatchListSchema } from '../../lib/regions/contract.ts';

export interface Check {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  readonly schema: z.ZodType;
  readonly body?: unknown;
}

/** Makes a call and reports whether it kept the contract. Resolves to the parsed answer, if useful. */
export type Call = <Schema extends z.ZodType>(
  check: Check & { readonly schema: Schema },
) => Promise<z.output<Schema> | undefined>;

const PERSONAL =
  '/me /me/cart /me/orders /me/wishlist /me/coupons /me/coins /me/vat-addresses /notifications'.split(
    ' ',
  );
const UNKNOWN = 2_147_483_647;

function read<Schema extends z.ZodType>(path: string, schema: Schema) {
  return { method: 'GET', path, status: 200, schema } as const;
}

function refused(path: string, status: number) {
  return { method: 'GET', path, status, schema: apiErrorSchema } as const;
}

/** All public reads, in both languages where they have one, and their errors. */
export async function checkPublic(call: Call): Promise<void> {
  await call(read('/maintenance', maintenanceSchema));
  await checkCategoriesAndBrands(call);
  await checkProducts(call);
  await checkOffers(call);
  await checkCoupons(call);
  await checkBanners(call);
  await checkContents(call);
  await checkPharmacy(call);
  await checkPlaces(call);
  await checkGuests(call);
  await call(refused('/no-such-call', 404));
}

async function checkCategoriesAndBrands(call: Call): Promise<void> {
  const tree = await call(read('/categories/web/tree?locale=en', z.array(categorySchema)));
  await call(read('/categories/web/tree?locale=th', z.array(categorySchema)));
  await call(read('/categories/tree?locale=th', z.array(categorySchema)));
  await call(refused('/categories/web/tree?locale=fr', 422));
  const [category] = tree ?? [];
  if (category) await call(read(`/products/web?category=${category.id}`, productPageSchema));
  await call(read('/brands/exclusive?locale=th', brandListSchema));
  const brands = await call(read('/brands?locale=en', brandListSchema));
  const [brand] = brands?.entities ?? [];
  if (brand) {
    await call(read(`/brands/${brand.id}?locale=th`, brandDetailSchema));
    await call(
      read(`/brands/category?locale=en&brand=${brand.brand_code}`, z.array(brandCategorySchema)),
    );
    await call(read(`/products/web?brand=${brand.id}&sort=newest`, productPageSchema));
  }
  await call(refused(`/brands/${UNKNOWN}`, 404));
}

async function checkProducts(call: Call): Promise<void> {
  const page = await call(read('/products/web?locale=th&per_page=5', productPageSchema));
  for (const list of ['new-arrival', 'week', 'promotion', 'recommends']) {
    await call(read(`/products/web?list=${list}`, productPageSchema));
  }
  for (const sort of ['price-asc', 'price-desc', 'rating']) {
    await call(read(`/products/web?sort=${sort}&price_min=50&in_stock=true`, productPageSchema));
  }
  const [product] = page?.entities ?? [];
  if (product) {
    const name = encodeURIComponent(product.product_name_th.slice(0, 20));
    await call(read(`/products/web?q=${name}&locale=th`, productPageSchema));
    await call(read(`/suggestions?q=${name}&locale=th`, suggestionsSchema));
    await call(read(`/products/${product.id}?locale=en`, productSchema));
    await call(read(`/products/${product.id}/related?locale=th`, productEntitiesSchema));
    await checkReviews(call, product.id);
  }
  await call(read('/products/web?page=100000', productPageSchema));
  await call(read('/products/web?q=under%20300', productPageSchema));
  await call(read('/products/index?after=0&limit=3', sitemapAnswerSchema));
  await call(refused(`/products/${UNKNOWN}`, 404));
  await call(refused('/products/web?sort=best', 422));
}

async function checkReviews(call: Call, productId: number): Promise<void> {
  const path = `/products/${productId}/reviews`;
  for (const sort of REVIEW_SORTS) {
    await call(read(`${path}?sort=${sort}&locale=th`, reviewPageSchema));
  }
  await call(read(`${path}?stars=5&with_photo=true&page=2`, reviewPageSchema));
  await call(refused(`${path}?stars=6`, 422));
  await call(refused(`/products/${UNKNOWN}/reviews`, 404));
}

async function checkOffers(call: Call): Promise<void> {
  const groups = await call(read('/promotion-groups/web?locale=th', promotionGroupListSchema));
  const [group] = groups?.entities ?? [];
  if (group) {
    await call(read(`/promotion-groups/${group.id}?locale=en`, promotionGroupSchema));
    await call(
      read(`/promotion-groups/${group.id}/products?per_page=3`, pageOf(productCardSchema)),
    );
    await call(read(`/products/web?promotion_group=${group.id}`, productPageSchema));
  }
  await call(refused(`/promotion-groups/${UNKNOWN}`, 404));
  await call(refused(`/promotion-groups/${UNKNOWN}/products`, 404));
  await call(read('/flash-sales/current?locale=th', flashSaleStateSchema));
}

async function checkCoupons(call: Call): Promise<void> {
  const coupons = await call(read('/coupons?locale=th', couponListSchema));
  const [coupon] = coupons?.entities ?? [];
  if (coupon) await call(read(`/coupons/${coupon.id}?locale=en`, couponSchema));
  await call(refused(`/coupons/${UNKNOWN}`, 404));
}

async function checkBanners(call: Call): Promise<void> {
  const banners = await call(read('/banners?locale=th', bannerListSchema));
  for (const placement of ['home', 'ecommerce', 'modal']) {
    await call(read(`/banners?placement=${placement}`, bannerListSchema));
  }
  const [banner] = banners?.entities ?? [];
  if (banner) await call(read(`/banners/${banner.id}?locale=th`, bannerDetailSchema));
  await call(refused(`/banners/${UNKNOWN}`, 404));
  await call(refused('/banners?placement=roof', 422));
}

async function checkContents(call: Call): Promise<void> {
  for (const type of ['article', 'news']) {
    const page = await call(read(`/contents?type=${type}&locale=th`, contentPageSchema));
    const [content] = page?.entities ?? [];
    if (content) {
      await call(read(`/contents?type=${type}&topic=${content.topic_key}`, contentPageSchema));
      await call(read(`/contents/${type}/${content.id}?locale=en`, contentDetailSchema));
      await call(read(`/contents/${type}/${content.slug}?locale=th`, contentDetailSchema));
    }
    await call(refused(`/contents/${type}/no-such-slug`, 404));
  }
  await call(refused('/contents', 422));
}

async function checkPharmacy(call: Call): Promise<void> {
  await call(read('/pharmacy/status?locale=th', pharmacyStatusSchema));
  await call(read('/pharmacy/pharmacists?locale=en', pharmacistListSchema));
}

async function checkPlaces(call: Call): Promise<void> {
  const branches = await call(
    read('/branches?lat=13.75&lng=100.5&radius_km=100', branchPageSchema),
  );
  const [branch] = branches?.entities ?? [];
  if (branch) await call(read(`/branches/${branch.id}?locale=th`, branchSchema));
  await call(refused(`/branches/${UNKNOWN}`, 404));
  const provinces = await call(read('/geo/provinces?locale=th', regionListSchema));
  const [province] = provinces?.entities ?? [];
  if (province) {
    const path = `/geo/provinces/${province.code}/districts`;
    const districts = await call(read(path, regionListSchema));
    const [district] = districts?.entities ?? [];
    if (district) {
      await call(read(`/geo/districts/${district.code}/sub-districts`, regionListSchema));
    }
  }
  await call(read('/geo/lookup?zipcode=10110', regionMatchListSchema));
  await call(refused('/geo/lookup?zipcode=00000', 404));
  await call(refused('/geo/lookup?zipcode=1', 422));
}

async function checkGuests(call: Call): Promise<void> {
  for (const path of PERSONAL) {
    await call(refused(path, 401));
  }
  const body = { phone_number: 'no phone' };
  const refusal = { method: 'POST', status: 422, schema: apiErrorSchema, body } as const;
  await call({ ...refusal, path: '/guest/otp' });
  await call({ ...refusal, path: '/guest/login/otp/web' });
}

export async function checkMember(call: Call): Promise<void> {
  await call(read('/me', userSchema));
  await call(read('/me/cart?locale=th', cartSchema));
  await call({ method: 'POST', path: '/me/cart', status: 200, schema: cartSchema });
  await call(read('/me/addresses?locale=th', addressListSchema));
  const orders = await call(read('/me/orders', orderPageSchema));
  const [order] = orders?.entities ?? [];
  if (order) await call(read(`/me/orders/${order.order_id}?locale=th`, orderSchema));
  await call(refused('/me/orders/AR000000-000000', 404));
  await checkWallet(call);
  await call(read('/me/membership', membershipSchema));
  await call(read('/me/purchases?per_page=2&locale=th', purchasesSchema));
  const notices = await call(read('/notifications?locale=th', notificationPageSchema));
  const [notice] = notices?.entities ?? [];
  if (notice) await call(read(`/notifications/${String(notice.id)}`, notificationSchema));
  await call(read('/me/wishlist?locale=th', wishlistSchema));
  await call(read('/me/wishlist?cards=false', wishlistSchema));
  await call(read('/me/stock-alerts', stockAlertListSchema));
  await call(read('/me/search-alerts', searchAlertListSchema));
  const body = { product_id: 'none' };
  await call({ method: 'POST', path: '/me/cart/add', status: 422, schema: apiErrorSchema, body });
}

async function checkWallet(call: Call): Promise<void> {
  await call(read('/me/vat-addresses?locale=th', vatAddressListSchema));
  for (const status of ['ready', 'used', 'expired']) {
    await call(read(`/me/coupons?status=${status}&locale=th`, memberCouponListSchema));
  }
  await call(refused('/me/coupons?status=lost', 422));
  await call(read('/me/coins', coinsSchema));
  await call(read('/me/redeem/options', redeemOptionsSchema));
  await call(read('/me/redeem/history?per_page=2', redeemHistorySchema));
  await call({ ...refused(`/me/coupons/${UNKNOWN}/collect`, 404), method: 'POST' });
}
