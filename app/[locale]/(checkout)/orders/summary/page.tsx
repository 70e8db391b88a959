import type { Metadata } from 'next';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'checkout');
  return { title: intl.formatMessage({ id: 'checkout.title' }), robots: { index: false } };
}

export default async function CheckoutPage({ params }: LocaleParams) {
  return <CheckoutScreen locale={await localeOf(params)} />;
}
