import type { Http } from '../api/http';
import type { ECard, SendECard, SentECard } from './contract.ts';
import type { Locale } from '../api/contract.ts';

export async function sendECard(
  http: Http,
  input: { card: SendECard; idempotencyKey: string; locale: Locale },
): Promise<SentECard> {
  const { card, idempotencyKey, locale } = input;
  const { data } = await http.post<SentECard>('/me/e-cards', card, {
    params: { locale },
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return data;
}

export async function openECard(http: Http, token: string, locale: Locale): Promise<ECard> {
  const path = `/e-cards/${encodeURIComponent(token)}`;
  return (await http.get<ECard>(path, { params: { locale } })).data;
}
