import type { Metadata } from 'next';
import { DeliveryEditor } from '@/components/screens/delivery-editor';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'newAddress',
    domain: 'members',
    title: 'members.newAddress',
    description: 'members.description',
  });
}

export default async function NewAddressPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.newAddress" domains={['members', 'checkout']}>
      <DeliveryEditor />
    </MemberScreen>
  );
}
