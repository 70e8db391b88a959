import type { OnlineMethod, PaymentMethod } from './api/contract/order-values.ts';
import { localePath, type Locale } from './i18n/locale.ts';

/** Pages below `/orders/{id}/payment/` (`spec.md` section 2, "Checkout"). */
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

/** Where an order is paid; nothing is left to do online for what is paid to the courier. */
export function payPath(locale: Locale, orderId: string, method: PaymentMethod): string {
  return paymentPath(locale, orderId, method === 'cod' ? 'result' : PAGE_OF[method]);
}

export function continuePath(locale: Locale, orderId: string, method: PaymentMethod): string {
  return paymentPath(locale, orderId, method === 'cod' ? 'result' : FORM_OF[method]);
}
