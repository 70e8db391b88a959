import type { Locale } from '../contract/common.ts';
import type { BuyGiftCard } from '../contract/gifts.ts';
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
