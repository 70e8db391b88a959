import type { Locale } from '../api/contract.ts';
import type { StockAlerts, Wishlist } from './contract.ts';
import type { Http } from '../api/http';

export async function getWishlist(
  http: Http,
  input: { readonly locale: Locale; readonly cards: boolean },
): Promise<Wishlist> {
  return (await http.get<Wishlist>('/me/wishlist', { params: input })).data;
}

export async function putWish(http: Http, productId: number, locale: Locale): Promise<void> {
  await http.put(`/me/wishlist/${String(productId)}`, undefined, { params: { locale } });
}

export async function deleteWish(http: Http, productId: number, locale: Locale): Promise<void> {
  await http.delete(`/me/wishlist/${String(productId)}`, { params: { locale } });
}

export async function getStockAlerts(http: Http): Promise<StockAlerts> {
  return (await http.get<StockAlerts>('/me/stock-alerts')).data;
}

export async function askForStockAlert(
  http: Http,
  productId: number,
  locale: Locale,
): Promise<void> {
  await http.post('/me/stock-alerts', { product_id: productId }, { params: { locale } });
}

export async function deleteStockAlert(http: Http, productId: number): Promise<void> {
  await http.delete(`/me/stock-alerts/${String(productId)}`);
}
