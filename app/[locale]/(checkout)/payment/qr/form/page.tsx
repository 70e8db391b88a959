import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payments/payment-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { paymentMetadata } from '../../../../payment-pages';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return paymentMetadata(await localeOf(params), 'qr/form');
}

export default async function OpenQrFormPage({ params }: LocaleParams) {
  return <PaymentScreen locale={await localeOf(params)} page="qr/form" />;
}
