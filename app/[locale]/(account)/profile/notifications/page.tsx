import type { Metadata } from 'next';
import { NoticePreferencesScreen } from '@/components/screens/notice-preferences-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    path: '/profile/notifications',
    domain: 'notifications',
    title: 'notifications.preferences.title',
    description: 'notifications.preferences.seo',
  });
}

export default async function NoticePreferencesPage({ params }: LocaleParams) {
  return <NoticePreferencesScreen locale={await localeOf(params)} />;
}
