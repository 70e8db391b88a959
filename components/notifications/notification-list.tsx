'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PushCard } from '@/components/notifications/push-card';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { markAllNotificationsRead, notificationsQuery } from '@/lib/notifications/queries';
import { useNotifications } from '@/stores/notifications';
import { NotificationItem } from './notification-item';
import { OlderNotices } from './older-notices';
import styles from './notifications.module.scss';

export function NotificationList() {
  const intl = useIntl();
  const locale = useLocale();
  const { notifications, totalUnreadNotifications } = useNotifications();
  const { isPending, error, refetch } = useQuery(notificationsQuery(locale));
  if (error) {
    return (
      <EmptyState
        image="/images/offline.svg"
        title={intl.formatMessage({ id: 'notifications.loadError' })}
        action={
          <Button onClick={() => void refetch()}>
            {intl.formatMessage({ id: 'notifications.retry' })}
          </Button>
        }
      />
    );
  }
  if (isPending) return <Spinner label={intl.formatMessage({ id: 'notifications.waiting' })} />;
  if (notifications.length === 0) {
    return (
      <EmptyState
        image="/images/empty-notifications.svg"
        title={intl.formatMessage({ id: 'notifications.empty' })}
        text={intl.formatMessage({ id: 'notifications.emptyText' })}
      />
    );
  }
  return (
    <>
      {totalUnreadNotifications > 0 && (
        <div className={styles.all}>
          <Button variant="secondary" size="sm" onClick={() => void markAllNotificationsRead()}>
            {intl.formatMessage({ id: 'notifications.readAll' })}
          </Button>
        </div>
      )}
      <PushCard />
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <OlderNotices />
    </>
  );
}
