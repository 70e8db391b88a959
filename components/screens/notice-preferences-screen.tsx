import { NoticePreferences } from '@/components/notifications/notice-preferences';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function NoticePreferencesScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen
      locale={locale}
      titleId="notifications.preferences.title"
      domains={['notifications', 'push']}
    >
      <NoticePreferences />
    </MemberScreen>
  );
}
