import type { Locale } from '../api/contract.ts';
import type { SearchAlert, SearchAlerts, StockAlerts, Wishlist } from './contract.ts';
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

/** @param keyword asks for the alert of these words alone */
export async function getSearchAlerts(http: Http, keyword?: string): Promise<SearchAlerts> {
  return (await http.get<SearchAlerts>('/me/search-alerts', { params: { q: keyword } })).data;
}

export async function askForSearchAlert(
  http: Http,
  keyword: string,
  locale: Locale,
): Promise<SearchAlert> {
  return (await http.post<SearchAlert>('/me/search-alerts', { keyword }, { params: { locale } }))
    .data;
}

export async function deleteSearchAlert(http: Http, id: number): Promise<void> {
  await http.delete(`/me/search-alerts/${String(id)}`);
}
