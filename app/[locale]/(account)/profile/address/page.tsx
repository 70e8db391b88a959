import type { Metadata } from 'next';
import { DeliveryBook } from '@/components/screens/delivery-book';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'addresses',
    domain: 'members',
    title: 'members.addresses',
    description: 'members.description',
  });
}

export default async function AddressesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.addresses" domains={['members']}>
      <DeliveryBook />
    </MemberScreen>
  );
}
