import type { Metadata } from 'next';
import { Purchases } from '@/components/members/purchases';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'purchases',
    domain: 'members',
    title: 'members.purchases',
    description: 'members.description',
  });
}

export default async function PurchasePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen
      locale={locale}
      titleId="members.purchases"
      domains={['members', 'catalog', 'wishes']}
    >
      <Purchases />
    </MemberScreen>
  );
}
