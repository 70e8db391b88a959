import type { Figures, KeptOfficeHours } from '../contract/pharmacy-office.ts';
import type { Http } from '../http';

const OFFICE = { baseURL: '/api/admin/v1' };

export async function getOfficeHours(http: Http): Promise<KeptOfficeHours> {
  return (await http.get<KeptOfficeHours>('/pharmacy/hours', OFFICE)).data;
}

export async function setOfficeHours(http: Http, hours: KeptOfficeHours): Promise<KeptOfficeHours> {
  return (await http.put<KeptOfficeHours>('/pharmacy/hours', hours, OFFICE)).data;
}

export async function getFigures(http: Http, days: number): Promise<Figures> {
  const config = { params: { days }, ...OFFICE };
  return (await http.get<Figures>('/pharmacy/figures', config)).data;
}
