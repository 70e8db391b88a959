import type { Http } from '../api/http';
import type { Today } from './contract.ts';

const baseURL = '/api/admin/v1';

export async function getToday(http: Http): Promise<Today> {
  return (await http.get<Today>('/today', { baseURL })).data;
}
