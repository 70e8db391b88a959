import type { OnlineMethod, PaymentMethod } from './api/contract/order-values.ts';
import { localePath, type Locale } from './i18n/locale.ts';

/** Pages below `/orders/{id}/payment/`. */
export type PaymentPage = 'kbank' | 'kbank/form' | 'truemoney' | 'qr' | 'qr/form' | 'result';

const PAGE_OF: Record<OnlineMethod, PaymentPage> = {
  kbank_card: 'kbank',
  truemoney: 'truemoney',
  qr: 'qr',
};

/** Where a payment that has begun goes on. */
const FORM_OF: Record<OnlineMethod, PaymentPage> = {
  kbank_card: 'kbank/form',
  truemoney: 'truemoney',
  qr: 'qr/form',
};

export function orderListPath(locale: Locale): string {
  return localePath(locale, '/orders/order_list');
}

export function orderPath(locale: Locale, orderId: string): string {
  return localePath(locale, `/orders/${encodeURIComponent(orderId)}`);
}

export function paymentPath(locale: Locale, orderId: string, page: PaymentPage): string {
  return `${orderPath(locale, orderId)}/payment/${page}`;
}

/** Where a button leads that says "pay": the payment begins at once. Cash on delivery has nothing to do online. */
export function payPath(locale: Locale, orderId: string, method: PaymentMethod): string {
  if (method === 'cod') return paymentPath(locale, orderId, 'result');
  return `${paymentPath(locale, orderId, PAGE_OF[method])}?pay=now`;
}

export function continuePath(locale: Locale, orderId: string, method: PaymentMethod): string {
  return paymentPath(locale, orderId, method === 'cod' ? 'result' : FORM_OF[method]);
}

/** Where the lines of an order are reviewed; leads to this one of them, if any. */
export function reviewPath(locale: Locale, orderId: string, line?: number): string {
  const page = localePath(locale, `/orders/order_list/review/${encodeURIComponent(orderId)}`);
  return line === undefined ? page : `${page}#line-${String(line)}`;
}
