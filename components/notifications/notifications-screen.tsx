import { use } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { Link } from '@/components/ui/link';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { NotificationList } from './notification-list';

export function NotificationsScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'notifications'));
  return (
    <>
      <h1>{intl.formatMessage({ id: 'notifications.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'notifications.waiting' })}>
        <p>
          <Link href={pathTo(locale, '/profile/notifications')}>
            {intl.formatMessage({ id: 'notifications.settings' })}
          </Link>
        </p>
        <IntlScope locale={locale} domains={['notifications', 'notifications-push']}>
          <NotificationList />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
