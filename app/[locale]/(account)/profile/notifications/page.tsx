import type { Metadata } from 'next';
import { NoticePreferences } from '@/components/notifications/notice-preferences';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'noticePreferences',
    domain: 'notifications',
    title: 'notifications.preferences.title',
    description: 'notifications.preferences.seo',
  });
}

export default async function NoticePreferencesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen
      locale={locale}
      titleId="notifications.preferences.title"
      domains={['notifications', 'notifications-push']}
    >
      <NoticePreferences />
    </MemberScreen>
  );
}
