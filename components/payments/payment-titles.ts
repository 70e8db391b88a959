import type { PaymentPage } from '@/lib/order-paths';

export const PAYMENT_TITLES: Record<PaymentPage, string> = {
  kbank: 'payments.title.kbank',
  'kbank/form': 'payments.title.kbank',
  truemoney: 'payments.title.truemoney',
  qr: 'payments.title.qr',
  'qr/form': 'payments.title.qr',
  result: 'payments.title.result',
};
