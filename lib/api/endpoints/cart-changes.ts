import type { Cart } from '../contract/cart.ts';
import type { Locale } from '../contract/common.ts';
import type { Http } from '../http';

/** The cart that the shopper saw; another one is answered with 409 CART_VERSION. */
interface Seen {
  readonly version: number;
  readonly locale: Locale;
}

/** Pieces to add; prices are baht. */
export interface Addition {
  readonly product_id: number;
  readonly qty: number;
  /** What the page shows that a piece costs: refused where that was a flash price and is over. */
  readonly seen_price?: number | undefined;
  /** What a piece cost in an order or in the cart before. */
  readonly earlier_price?: number;
  /** A new line stands before this product's. */
  readonly before_product_id?: number | undefined;
}

export async function addToCart(http: Http, input: Addition & { locale: Locale }): Promise<Cart> {
  const { locale, ...body } = input;
  return (await http.post<Cart>('/me/cart/add', body, { params: { locale } })).data;
}

/** `qty` is absolute. */
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

/** Puts a line aside for later, or back into the cart. */
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

/** Uses these coupons of the wallet, and no others. */
export async function setCartCoupons(
  http: Http,
  ids: readonly number[],
  locale: Locale,
): Promise<Cart> {
  const body = { coupon_ids: ids };
  return (await http.put<Cart>('/me/cart/coupons', body, { params: { locale } })).data;
}

/** @param id of the member's own copy */
export async function removeCartCoupon(http: Http, id: number, locale: Locale): Promise<Cart> {
  const url = `/me/cart/coupons/${String(id)}`;
  return (await http.delete<Cart>(url, { params: { locale } })).data;
}

function itemUrl(productId: number): string {
  return `/me/cart/items/${String(productId)}`;
}
