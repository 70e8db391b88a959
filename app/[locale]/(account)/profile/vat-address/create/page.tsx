import type { Metadata } from 'next';
import { MemberScreen } from '@/components/screens/member-screen';
import { TaxEditor } from '@/components/screens/tax-editor';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'newVatAddress',
    domain: 'members',
    title: 'members.newVatAddress',
    description: 'members.description',
  });
}

export default async function NewVatAddressPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.newVatAddress" domains={['members', 'checkout']}>
      <TaxEditor />
    </MemberScreen>
  );
}
