import type { Locale } from '../api/contract.ts';
import type { OrderStatus } from './contract-values.ts';
import type { Order, OrderPage, PlaceOrder, Reordered, ReturnRequest } from './contract.ts';
import type { Http } from '../api/http';
import type { BuyGiftCard } from '../gift-cards/contract.ts';

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
  input: {
    page: number;
    id?: string;
    status?: readonly OrderStatus[];
    per_page?: number;
    locale: Locale;
  },
): Promise<OrderPage> {
  return (await http.get<OrderPage>('/me/orders', { params: input })).data;
}

export async function getOrder(http: Http, id: string, locale: Locale): Promise<Order> {
  return (await http.get<Order>(orderUrl(id), { params: { locale } })).data;
}

export async function cancelOrder(http: Http, id: string, locale: Locale): Promise<void> {
  await http.post(`${orderUrl(id)}/cancel`, {}, { params: { locale } });
}

export async function reorder(http: Http, id: string, locale: Locale): Promise<Reordered> {
  return (await http.post<Reordered>(`${orderUrl(id)}/reorder`, {}, { params: { locale } })).data;
}

export async function chooseBranch(
  http: Http,
  input: { id: string; branchId: number; locale: Locale },
): Promise<void> {
  const { id, branchId, locale } = input;
  await http.post(`${orderUrl(id)}/branch`, { branch_id: branchId }, { params: { locale } });
}

export async function returnGoods(
  http: Http,
  input: { id: string; request: ReturnRequest; locale: Locale },
): Promise<void> {
  const { id, request, locale } = input;
  await http.post(`${orderUrl(id)}/returns`, request, { params: { locale } });
}

export async function requestTaxInvoice(
  http: Http,
  input: { id: string; vatAddressId: number; locale: Locale },
): Promise<void> {
  const { id, vatAddressId, locale } = input;
  const body = { vat_address_id: vatAddressId };
  await http.post(`${orderUrl(id)}/tax-invoice`, body, { params: { locale } });
}

/** The PDF; it needs the token in a header, so a link cannot open it. */
export async function getTaxInvoice(http: Http, id: string, locale: Locale): Promise<Blob> {
  const { data } = await http.get<Blob>(`${orderUrl(id)}/tax-invoice.pdf`, {
    params: { locale },
    responseType: 'blob',
  });
  return data;
}

export async function getCreditNote(
  http: Http,
  input: { id: string; serial: string; locale: Locale },
): Promise<Blob> {
  const { id, serial, locale } = input;
  const url = `${orderUrl(id)}/credit-notes/${encodeURIComponent(serial)}`;
  return (await http.get<Blob>(url, { params: { locale }, responseType: 'blob' })).data;
}

function orderUrl(id: string): string {
  return `/me/orders/${encodeURIComponent(id)}`;
}

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
