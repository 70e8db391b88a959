import type { Metadata } from 'next';
import { VatAddressesScreen } from '@/components/screens/vat-addresses-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/vat-address',
    domain: 'account',
    title: 'account.vatAddresses',
    description: 'account.description',
  });
}

export default async function VatAddressesPage({ params }: LocaleParams) {
  return <VatAddressesScreen locale={await localeOf(params)} />;
}
