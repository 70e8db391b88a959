import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/screens/profile-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile',
    domain: 'account',
    title: 'account.title',
    description: 'account.description',
  });
}

export default async function ProfilePage({ params }: LocaleParams) {
  return <ProfileScreen locale={await localeOf(params)} />;
}
