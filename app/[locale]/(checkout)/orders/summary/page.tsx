import type { Metadata } from 'next';
import { CheckoutScreen } from '@/components/screens/checkout-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'checkout',
    domain: 'checkout',
    title: 'checkout.title',
    description: 'checkout.description',
  });
}

export default async function CheckoutPage({ params }: LocaleParams) {
  return <CheckoutScreen locale={await localeOf(params)} />;
}
