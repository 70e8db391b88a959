import type { OnlineMethod, PaymentMethod } from '../checkout/contract-values.ts';
import type { Locale } from '../i18n/locale.ts';
import { pathTo, type PagePattern } from '../pages/path-to.ts';

/** Pages below `/orders/{id}/payment/`. */
export type PaymentPage = BelowPayment<PagePattern>;
type BelowPayment<Pattern> = Pattern extends `/orders/:order/payment/${infer Page}` ? Page : never;

const PAGE_OF: Record<OnlineMethod, PaymentPage> = {
  kbank_card: 'kbank',
  truemoney: 'truemoney',
  qr: 'qr',
};

/** Form that continues a started payment. */
const FORM_OF: Record<OnlineMethod, PaymentPage> = {
  kbank_card: 'kbank/form',
  truemoney: 'truemoney',
  qr: 'qr/form',
};

/** Target of "pay" buttons, which start the payment at once. Cash on delivery skips it. */
export function payPath(locale: Locale, order: string, method: PaymentMethod): string {
  if (method === 'cod') return pathTo(locale, '/orders/:order/payment/result', { order });
  return `${pathTo(locale, `/orders/:order/payment/${PAGE_OF[method]}`, { order })}?pay=now`;
}

export function continuePath(locale: Locale, order: string, method: PaymentMethod): string {
  const page = method === 'cod' ? 'result' : FORM_OF[method];
  return pathTo(locale, `/orders/:order/payment/${page}`, { order });
}

/** Review page of an order, optionally scrolled to one line. */
export function reviewPath(locale: Locale, order: string, line?: number): string {
  const page = pathTo(locale, '/orders/order_list/review/:order', { order });
  return line === undefined ? page : `${page}#line-${String(line)}`;
}
