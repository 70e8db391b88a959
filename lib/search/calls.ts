import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';
import type { Suggestions } from './contract.ts';

export async function getSuggestions(http: Http, q: string, locale: Locale): Promise<Suggestions> {
  return (await http.get<Suggestions>('/suggestions', { params: { q, locale } })).data;
}
