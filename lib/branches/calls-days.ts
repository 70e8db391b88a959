import type { BranchDays, KeptHoliday, KeptHours, PublicHoliday } from './contract-days.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

const baseURL = '/api/admin/v1';

export async function getBranchDays(http: Http, locale: Locale): Promise<BranchDays> {
  return (await http.get<BranchDays>('/branch-days', { baseURL, params: { locale } })).data;
}

export async function setHoliday(
  http: Http,
  { date, ...words }: PublicHoliday & { readonly version: string | null },
  locale: Locale,
): Promise<void> {
  await http.put(`/public-holidays/${date}`, words, { baseURL, params: { locale } });
}

export async function removeHoliday(
  http: Http,
  { date, version }: Pick<KeptHoliday, 'date' | 'version'>,
): Promise<void> {
  await http.delete(`/public-holidays/${date}`, { baseURL, params: { version } });
}

export async function setBranchHours(
  http: Http,
  { id, ...hours }: KeptHours & { readonly id: number },
  locale: Locale,
): Promise<KeptHours> {
  const config = { baseURL, params: { locale } };
  return (await http.put<KeptHours>(`/branches/${String(id)}/hours`, hours, config)).data;
}
