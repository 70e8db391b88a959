import type { Metadata } from 'next';
import { PersonalView } from '@/components/members/personal-view';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'personal',
    domain: 'members',
    title: 'members.personal',
    description: 'members.description',
  });
}

export default async function PersonalPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.personal" domains={['members']}>
      <PersonalView />
    </MemberScreen>
  );
}
