'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { NoticePicture } from '@/components/common/notice-picture';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { markNotificationRead, notificationQuery } from '@/lib/notifications/queries';
import styles from './notification-view.module.scss';

export function NotificationView({ notificationId }: { readonly notificationId: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(notificationQuery(locale, notificationId));
  const isUnread = data?.is_read === false;
  useEffect(() => {
    if (isUnread) void markNotificationRead(notificationId);
  }, [isUnread, notificationId]);
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'notifications.loadError' })}
        retryLabel={intl.formatMessage({ id: 'notifications.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'notifications.waiting' })} />;
  return (
    <article className={styles.notice}>
      <NoticePicture notification={data} />
      <div className={styles.words}>
        <h2>{data.title}</h2>
        <time dateTime={data.created_at}>{formatDateTime(data.created_at, locale)}</time>
        <p>{data.body}</p>
        <div className={styles.ways}>
          {data.url !== null && (
            <ButtonLink href={localePath(locale, data.url)}>
              {intl.formatMessage({ id: 'notifications.open' })}
            </ButtonLink>
          )}
          <ButtonLink href={pathTo(locale, '/notifications')} variant="ghost">
            {intl.formatMessage({ id: 'notifications.all' })}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
