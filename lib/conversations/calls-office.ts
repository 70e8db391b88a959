import type { Figures, KeptOfficeHours, NewRoster, RosterList } from './contract-office.ts';
import type { Locale } from '../i18n/locale';
import type { Http } from '../api/http';

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

export async function getRosters(http: Http, locale: Locale): Promise<RosterList> {
  const config = { params: { locale }, ...OFFICE };
  return (await http.get<RosterList>('/pharmacy/rosters', config)).data;
}

export async function setRoster(
  http: Http,
  { id, locale, roster }: { id: number; locale: Locale; roster: NewRoster },
): Promise<RosterList> {
  const config = { params: { locale }, ...OFFICE };
  return (await http.put<RosterList>(`/pharmacy/rosters/${String(id)}`, roster, config)).data;
}
