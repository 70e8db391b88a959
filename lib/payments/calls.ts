import type { Locale } from '../api/contract.ts';
import type { Payment, PaymentMethods, StartPayment } from './contract.ts';
import type { Http } from '../api/http';

export async function startPayment(
  http: Http,
  input: { orderId: string; payment: StartPayment; idempotencyKey: string; locale: Locale },
): Promise<Payment> {
  const { orderId, payment, idempotencyKey, locale } = input;
  const { data } = await http.post<Payment>(
    `/me/orders/${encodeURIComponent(orderId)}/payments`,
    payment,
    { params: { locale }, headers: { 'Idempotency-Key': idempotencyKey } },
  );
  return data;
}

export async function getPayment(http: Http, id: string, locale: Locale): Promise<Payment> {
  const { data } = await http.get<Payment>(`/me/payments/${encodeURIComponent(id)}`, {
    params: { locale },
  });
  return data;
}

export async function getPaymentMethods(http: Http): Promise<PaymentMethods> {
  const { data } = await http.get<PaymentMethods>('/payments/methods');
  return data;
}
