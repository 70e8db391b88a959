import type { Locale } from '../api/contract.ts';
import type { Question } from './contract.ts';
import type { PharmacistList, PharmacyStatus } from './contract-pharmacy.ts';
import type { Http } from '../api/http';

export async function getPharmacyHours(
  http: Http,
  locale: Locale,
): Promise<PharmacyStatus['hours']> {
  const { data } = await http.get<PharmacyStatus>('/pharmacy/status', { params: { locale } });
  return data.hours;
}

export async function getPharmacists(http: Http, locale: Locale): Promise<PharmacistList> {
  return (await http.get<PharmacistList>('/pharmacy/pharmacists', { params: { locale } })).data;
}

export async function getQuestions(http: Http, locale: Locale): Promise<readonly Question[]> {
  const { data } = await http.get<{ entities: Question[] }>('/pharmacy/questions', {
    params: { locale },
  });
  return data.entities;
}
