import type { Metadata } from 'next';
import { NewAddressScreen } from '@/components/screens/new-address-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/address/create',
    domain: 'account',
    title: 'account.newAddress',
    description: 'account.description',
  });
}

export default async function NewAddressPage({ params }: LocaleParams) {
  return <NewAddressScreen locale={await localeOf(params)} />;
}
