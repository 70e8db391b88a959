import type { Cart } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

/** Version of the displayed cart; a mismatch is 409 CART_VERSION. */
interface Seen {
  readonly version: number;
  readonly locale: Locale;
}

export interface Addition {
  readonly product_id: number;
  readonly qty: number;
  /** Unit price shown on the page, in baht; refused when it was a flash price that has ended. */
  readonly seen_price?: number | undefined;
  /** Earlier unit price in an order or the cart, in baht. */
  readonly earlier_price?: number;
  /** Inserts a new line before this product's line. */
  readonly before_product_id?: number | undefined;
}

export async function addToCart(http: Http, input: Addition & { locale: Locale }): Promise<Cart> {
  const { locale, ...body } = input;
  return (await http.post<Cart>('/me/cart/add', body, { params: { locale } })).data;
}

/** Adds all of these, or nothing. */
export async function addAllToCart(
  http: Http,
  input: { productIds: readonly number[]; approvalIds: readonly number[]; locale: Locale },
): Promise<Cart> {
  const { productIds, approvalIds, locale } = input;
  const items = productIds.map((id) => ({ product_id: id }));
  const body = { items, approval_ids: approvalIds };
  return (await http.post<Cart>('/me/cart/add-all', body, { params: { locale } })).data;
}

/** `qty` is absolute, not a difference. */
export async function setCartItem(
  http: Http,
  input: Seen & { product_id: number; qty: number },
): Promise<Cart> {
  const { product_id, locale, ...body } = input;
  return (await http.put<Cart>(itemUrl(product_id), body, { params: { locale } })).data;
}

export async function removeCartItem(
  http: Http,
  input: Seen & { product_id: number },
): Promise<Cart> {
  const { product_id, version, locale } = input;
  const { data } = await http.delete<Cart>(itemUrl(product_id), {
    data: { version },
    params: { locale },
  });
  return data;
}

/** Saves a line for later, or moves it back to the cart. */
export async function saveCartItem(
  http: Http,
  input: Seen & { product_id: number; saved: boolean },
): Promise<Cart> {
  const { product_id, locale, ...body } = input;
  const url = `${itemUrl(product_id)}/saved`;
  return (await http.put<Cart>(url, body, { params: { locale } })).data;
}

/** Opts out of a promotion set, or back in. */
export async function setCartGroup(
  http: Http,
  input: Seen & { group_id: number; opted_out: boolean },
): Promise<Cart> {
  const { group_id, locale, ...body } = input;
  const url = `/me/cart/groups/${String(group_id)}`;
  return (await http.put<Cart>(url, body, { params: { locale } })).data;
}

export async function clearCart(http: Http, locale: Locale): Promise<Cart> {
  return (await http.delete<Cart>('/me/cart/clear', { params: { locale } })).data;
}

export async function addApprovedToCart(
  http: Http,
  approvalId: number,
  locale: Locale,
): Promise<Cart> {
  const path = `/me/cart/approvals/${String(approvalId)}`;
  return (await http.post<Cart>(path, undefined, { params: { locale } })).data;
}

export async function addCartCoupon(http: Http, code: string, locale: Locale): Promise<Cart> {
  return (await http.post<Cart>('/me/cart/coupons', { code }, { params: { locale } })).data;
}

/** Replaces the selected coupons. */
export async function setCartCoupons(
  http: Http,
  ids: readonly number[],
  locale: Locale,
): Promise<Cart> {
  const body = { coupon_ids: ids };
  return (await http.put<Cart>('/me/cart/coupons', body, { params: { locale } })).data;
}

/** @param id of the member's copy */
export async function removeCartCoupon(http: Http, id: number, locale: Locale): Promise<Cart> {
  const url = `/me/cart/coupons/${String(id)}`;
  return (await http.delete<Cart>(url, { params: { locale } })).data;
}

function itemUrl(productId: number): string {
  return `/me/cart/items/${String(productId)}`;
}
