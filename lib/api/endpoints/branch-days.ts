import type { BranchDays, BranchHours, PublicHoliday } from '../contract/branch-days.ts';
import type { Locale } from '../contract/common.ts';
import type { Http } from '../http';

const baseURL = '/api/admin/v1';

export async function getBranchDays(http: Http, locale: Locale): Promise<BranchDays> {
  return (await http.get<BranchDays>('/branch-days', { baseURL, params: { locale } })).data;
}

export async function setHoliday(
  http: Http,
  { date, ...words }: PublicHoliday,
  locale: Locale,
): Promise<void> {
  await http.put(`/public-holidays/${date}`, words, { baseURL, params: { locale } });
}

export async function removeHoliday(http: Http, date: string): Promise<void> {
  await http.delete(`/public-holidays/${date}`, { baseURL });
}

export async function setBranchHours(
  http: Http,
  { id, ...hours }: BranchHours & { readonly id: number },
  locale: Locale,
): Promise<void> {
  await http.put(`/branches/${String(id)}/hours`, hours, { baseURL, params: { locale } });
}
