import type { Figures, OfficeHours } from '../contract/pharmacy-office.ts';
import type { Http } from '../http';

const OFFICE = { baseURL: '/api/admin/v1' };

export async function getOfficeHours(http: Http): Promise<OfficeHours> {
  return (await http.get<OfficeHours>('/pharmacy/hours', OFFICE)).data;
}

export async function setOfficeHours(http: Http, hours: OfficeHours): Promise<OfficeHours> {
  return (await http.put<OfficeHours>('/pharmacy/hours', hours, OFFICE)).data;
}

export async function getFigures(http: Http, days: number): Promise<Figures> {
  const config = { params: { days }, ...OFFICE };
  return (await http.get<Figures>('/pharmacy/figures', config)).data;
}
