import type { Locale } from '../api/contract.ts';
import type { StaffDataRequestPage } from './contract.ts';
import type { Http } from '../api/http';
import type { PlaceAsked } from '../api/place';

const baseURL = '/api/admin/v1';

export async function getStaffRequests(
  http: Http,
  params: PlaceAsked & { readonly per_page: number; readonly locale: Locale },
): Promise<StaffDataRequestPage> {
  return (await http.get<StaffDataRequestPage>('/data-requests', { baseURL, params })).data;
}

export async function answerStaffRequest(
  http: Http,
  input: { readonly id: string; readonly answer: string; readonly locale: Locale },
): Promise<void> {
  const { id, answer, locale } = input;
  await http.post(`/data-requests/${id}/answer`, { answer }, { baseURL, params: { locale } });
}
