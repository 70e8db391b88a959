import type { Locale } from '../api/contract.ts';
import type { ConsentLetterAnswer, ConsentList, ConsentEvent, ConsentHistory } from './contract.ts';
import type { Http } from '../api/http';

export async function getConsentLetter(http: Http): Promise<ConsentLetterAnswer> {
  return (await http.get<ConsentLetterAnswer>('/consents/letter')).data;
}

export async function getConsents(http: Http, locale: Locale): Promise<ConsentList> {
  return (await http.get<ConsentList>('/me/consents', { params: { locale } })).data;
}

export async function getConsentHistory(http: Http): Promise<readonly ConsentEvent[]> {
  return (await http.get<ConsentHistory>('/me/consents/history')).data.entities;
}

export async function acceptConsent(
  http: Http,
  input: { version: number; email: string; locale: Locale },
): Promise<void> {
  const { version, email, locale } = input;
  await http.post('/me/consents/v1/accept', { version, email }, { params: { locale } });
}

export async function declineConsent(
  http: Http,
  input: { version: number; locale: Locale },
): Promise<void> {
  const { version, locale } = input;
  await http.post('/me/consents/v1/decline', { version }, { params: { locale } });
}
