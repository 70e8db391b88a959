import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PAYMENT_TITLES } from '@/components/payments/payment-titles';
import { orderIdParamSchema } from '@/lib/orders/contract';
import { isLocale, type Locale } from '@/lib/i18n/locale';
import type { PaymentPage } from '@/lib/orders/paths';
import type { PageName } from '@/lib/pages/table';
import { memberPageMetadata } from '@/lib/seo/member-page';

export interface OrderPageParams {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** Locale and order id of a page. A malformed id is 404 before sign-in. */
export async function orderOf(
  params: OrderPageParams['params'],
): Promise<{ locale: Locale; orderId: string }> {
  const { locale, id } = await params;
  const parsed = orderIdParamSchema.safeParse({ id });
  if (!isLocale(locale) || !parsed.success) notFound();
  return { locale, orderId: parsed.data.id };
}

const OPEN = {
  kbank: 'card',
  'kbank/form': 'cardForm',
  truemoney: 'trueMoney',
  qr: 'qr',
  'qr/form': 'qrForm',
  result: 'paymentResult',
} as const satisfies Record<PaymentPage, PageName>;

const OF_ORDER = {
  kbank: 'orderCard',
  'kbank/form': 'orderCardForm',
  truemoney: 'orderTrueMoney',
  qr: 'orderQr',
  'qr/form': 'orderQrForm',
  result: 'orderResult',
} as const satisfies Record<PaymentPage, PageName>;

export function paymentMetadata(locale: Locale, page: PaymentPage): Promise<Metadata> {
  return memberPageMetadata({ locale, page: OPEN[page], ...textsOf(page) });
}

export async function orderPaymentMetadata(
  params: OrderPageParams['params'],
  page: PaymentPage,
): Promise<Metadata> {
  const { locale, orderId } = await orderOf(params);
  const ids = { order: orderId };
  return memberPageMetadata({ locale, page: OF_ORDER[page], ids, ...textsOf(page) });
}

function textsOf(page: PaymentPage) {
  const texts = { domain: 'payments', description: 'payments.description' } as const;
  return { ...texts, title: PAYMENT_TITLES[page] };
}
