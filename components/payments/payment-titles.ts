import type { MessageId } from '@/lib/i18n/messages';
import type { PaymentPage } from '@/lib/orders/paths';

export const PAYMENT_TITLES: Readonly<Record<PaymentPage, MessageId<'payments'>>> = {
  kbank: 'payments.title.kbank',
  'kbank/form': 'payments.title.kbank',
  truemoney: 'payments.title.truemoney',
  qr: 'payments.title.qr',
  'qr/form': 'payments.title.qr',
  result: 'payments.title.result',
};
