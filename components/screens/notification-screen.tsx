import { NotificationView } from '@/components/notifications/notification-view';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

interface NotificationScreenProps {
  readonly locale: Locale;
  readonly notificationId: number;
}

export function NotificationScreen({ locale, notificationId }: NotificationScreenProps) {
  return (
    <MemberScreen locale={locale} titleId="notifications.one" domains={['notifications']}>
      <NotificationView notificationId={notificationId} />
    </MemberScreen>
  );
}
