import type { Metadata } from 'next';
import { MemberScreen } from '@/components/screens/member-screen';
import { TaxBook } from '@/components/screens/tax-book';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'vatAddresses',
    domain: 'members',
    title: 'members.vatAddresses',
    description: 'members.description',
  });
}

export default async function VatAddressesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.vatAddresses" domains={['members', 'checkout']}>
      <TaxBook />
    </MemberScreen>
  );
}
