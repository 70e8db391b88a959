import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';
import type { CareGuide } from './contract.ts';

export async function getCareGuides(
  http: Http,
  q: string,
  locale: Locale,
): Promise<readonly CareGuide[]> {
  const params = { q, locale };
  return (await http.get<{ entities: CareGuide[] }>('/care-guides', { params })).data.entities;
}
