import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';
import type { Locale } from '../i18n/locale';
import type {
  LowLevelChange,
  MovementPage,
  NewMovement,
  StockDetail,
  StockPage,
  StockPlaces,
} from './contract';

const baseURL = '/api/admin/v1';

export interface StockQuery extends PlaceAsked {
  readonly q?: string;
  readonly code?: string;
  readonly branch_id?: number;
  readonly level?: 'low' | 'expired';
  readonly per_page: number;
  readonly locale: Locale;
}

export interface PlaceOfProduct {
  readonly productId: number;
  readonly branchId: number;
}

export async function getStock(http: Http, params: StockQuery): Promise<StockPage> {
  return (await http.get<StockPage>('/stock', { baseURL, params })).data;
}

export async function getStockPlaces(http: Http, locale: Locale): Promise<StockPlaces> {
  return (await http.get<StockPlaces>('/stock/places', { baseURL, params: { locale } })).data;
}

export async function getStockDetail(http: Http, id: number, locale: Locale): Promise<StockDetail> {
  const params = { locale };
  return (await http.get<StockDetail>(`/stock/${String(id)}`, { baseURL, params })).data;
}

export async function getMovements(
  http: Http,
  id: number,
  params: { readonly before?: number; readonly locale: Locale },
): Promise<MovementPage> {
  const url = `/stock/${String(id)}/movements`;
  return (await http.get<MovementPage>(url, { baseURL, params })).data;
}

export async function moveStock(
  http: Http,
  input: { readonly movement: NewMovement; readonly idempotencyKey: string },
  locale: Locale,
): Promise<StockDetail> {
  const headers = { 'Idempotency-Key': input.idempotencyKey };
  const options = { baseURL, params: { locale }, headers };
  return (await http.post<StockDetail>('/stock/movements', input.movement, options)).data;
}

export async function setLowLevel(
  http: Http,
  { productId, branchId, ...level }: PlaceOfProduct & LowLevelChange,
  locale: Locale,
): Promise<StockDetail> {
  const url = `/stock/${String(productId)}/low-levels/${String(branchId)}`;
  return (await http.put<StockDetail>(url, level, { baseURL, params: { locale } })).data;
}
