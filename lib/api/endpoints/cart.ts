import type { Cart, Quote } from '../contract/cart.ts';
import type { Locale } from '../contract/common.ts';
import type { Http } from '../http';

export async function getCart(http: Http, locale: Locale): Promise<Cart> {
  return (await http.post<Cart>('/me/cart', undefined, { params: { locale } })).data;
}

export async function addToCart(
  http: Http,
  input: { product_id: number; qty: number; seen_price?: number; locale: Locale },
): Promise<Cart> {
  const { locale, ...body } = input;
  return (await http.post<Cart>('/me/cart/add', body, { params: { locale } })).data;
}

/** `qty` is absolute. */
export async function setCartItem(
  http: Http,
  input: { product_id: number; qty: number; version: number; locale: Locale },
): Promise<Cart> {
  const { product_id, locale, ...body } = input;
  const { data } = await http.put<Cart>(`/me/cart/items/${String(product_id)}`, body, {
    params: { locale },
  });
  return data;
}

export async function removeCartItem(
  http: Http,
  input: { product_id: number; version: number; locale: Locale },
): Promise<Cart> {
  const { product_id, version, locale } = input;
  const { data } = await http.delete<Cart>(`/me/cart/items/${String(product_id)}`, {
    data: { version },
    params: { locale },
  });
  return data;
}

export async function quoteCart(
  http: Http,
  input: { address_id?: number; locale: Locale },
): Promise<Quote> {
  const { locale, ...choice } = input;
  const { data } = await http.post<Quote>(
    '/me/cart/quote',
    { delivery_method: 'home', ...choice },
    { params: { locale } },
  );
  return data;
}
