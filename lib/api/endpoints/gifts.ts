import type { Locale } from '../contract/common.ts';
import type { BuyGiftCard, ECard, SendECard, SentECard } from '../contract/gifts.ts';
import type { Order } from '../contract/orders.ts';
import type { Http } from '../http';

export async function buyGiftCard(
  http: Http,
  input: { card: BuyGiftCard; idempotencyKey: string; locale: Locale },
): Promise<Order> {
  const { card, idempotencyKey, locale } = input;
  const { data } = await http.post<Order>('/me/gift-cards', card, {
    params: { locale },
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return data;
}

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
