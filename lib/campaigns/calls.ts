import type { CampaignDone } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Http } from '../api/http';

export async function getCampaignDone(http: Http, slug: string): Promise<CampaignDone> {
  return (await http.get<CampaignDone>(`/me/campaigns/${encodeURIComponent(slug)}`)).data;
}

export async function actOnCampaign(
  http: Http,
  input: { slug: string; id: string; code: string; locale: Locale },
): Promise<CampaignDone> {
  const { slug, id, code, locale } = input;
  const path = `/campaigns/${encodeURIComponent(slug)}/actions/${encodeURIComponent(id)}`;
  const body = code === '' ? {} : { code };
  return (await http.post<CampaignDone>(path, body, { params: { locale } })).data;
}
