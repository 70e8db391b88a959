import type { Metadata } from 'next';
import { NewVatAddressScreen } from '@/components/screens/new-vat-address-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/vat-address/create',
    domain: 'account',
    title: 'account.newVatAddress',
    description: 'account.description',
  });
}

export default async function NewVatAddressPage({ params }: LocaleParams) {
  return <NewVatAddressScreen locale={await localeOf(params)} />;
}
