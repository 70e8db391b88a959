import type { Metadata } from 'next';
import { AddressesScreen } from '@/components/screens/addresses-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/address',
    domain: 'account',
    title: 'account.addresses',
    description: 'account.description',
  });
}

export default async function AddressesPage({ params }: LocaleParams) {
  return <AddressesScreen locale={await localeOf(params)} />;
}
