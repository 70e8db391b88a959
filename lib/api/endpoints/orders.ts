import type { Locale } from '../contract/common.ts';
import type { Order, OrderPage, PlaceOrder } from '../contract/orders.ts';
import type { Http } from '../http';

export async function placeOrder(
  http: Http,
  input: { order: PlaceOrder; idempotencyKey: string; locale: Locale },
): Promise<Order> {
  const { data } = await http.post<Order>('/me/orders', input.order, {
    params: { locale: input.locale },
    headers: { 'Idempotency-Key': input.idempotencyKey },
  });
  return data;
}

export async function getOrders(
  http: Http,
  input: { page: number; locale: Locale },
): Promise<OrderPage> {
  return (await http.get<OrderPage>('/me/orders', { params: input })).data;
}

export async function getOrder(http: Http, id: string, locale: Locale): Promise<Order> {
  return (await http.get<Order>(`/me/orders/${encodeURIComponent(id)}`, { params: { locale } }))
    .data;
}
