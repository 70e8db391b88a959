import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PAYMENT_TITLES } from '@/components/payments/payment-titles';
import { orderIdParamSchema } from '@/lib/api/contract/orders';
import { isLocale, type Locale } from '@/lib/i18n/locale';
import type { PaymentPage } from '@/lib/order-paths';
import { memberPageMetadata } from '@/lib/seo/member-page';

export interface OrderPageParams {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

/** Language and order of a page; what cannot be an order is 404 before anybody signs in. */
export async function orderOf(
  params: OrderPageParams['params'],
): Promise<{ locale: Locale; orderId: string }> {
  const { locale, id } = await params;
  const parsed = orderIdParamSchema.safeParse({ id });
  if (!isLocale(locale) || !parsed.success) notFound();
  return { locale, orderId: parsed.data.id };
}

/** @param folder what stands before `/payment` in the page's address */
export function paymentMetadata(locale: Locale, page: PaymentPage, folder = ''): Promise<Metadata> {
  return memberPageMetadata({
    locale,
    path: `${folder}/payment/${page}`,
    domain: 'payments',
    title: PAYMENT_TITLES[page],
    description: 'payments.description',
  });
}

export async function orderPaymentMetadata(
  params: OrderPageParams['params'],
  page: PaymentPage,
): Promise<Metadata> {
  const { locale, orderId } = await orderOf(params);
  return paymentMetadata(locale, page, `/orders/${orderId}`);
}
