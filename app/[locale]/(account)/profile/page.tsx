import type { Metadata } from 'next';
import { ProfileView } from '@/components/members/profile-view';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'profile',
    domain: 'members',
    title: 'members.title',
    description: 'members.description',
  });
}

export default async function ProfilePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="members.title" domains={['members']}>
      <ProfileView />
    </MemberScreen>
  );
}
