import type { Http } from '../api/http';
import type { StockHoldPage } from './contract-holds';

const baseURL = '/api/admin/v1';

export async function getStockHolds(
  http: Http,
  id: number,
  params: { readonly branch_id: number; readonly page: number; readonly per_page: number },
): Promise<StockHoldPage> {
  const url = `/stock/${String(id)}/holds`;
  return (await http.get<StockHoldPage>(url, { baseURL, params })).data;
}
