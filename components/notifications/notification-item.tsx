'use client';

import { useIntl } from 'react-intl';
import { NoticePicture } from '@/components/common/notice-picture';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Notification } from '@/lib/notifications/contract';
import { formatDateTime } from '@/lib/format/date';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { markNotificationRead } from '@/lib/notifications/queries';
import styles from './notifications.module.scss';

/**
 * Notice in the list; unread ones are highlighted. Opening it or the button marks it read. Without a link it opens its
 * own page.
 */
export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, title, body, url, is_read: isRead, created_at: createdAt } = notification;
  const read = () => {
    if (!isRead) void markNotificationRead(id);
  };
  return (
    <li className={styles.item} data-unread={!isRead}>
      <NoticePicture notification={notification} />
      <h2 className={styles.title}>
        {!isRead && (
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'notifications.unread' })}
          </span>
        )}
        <Link
          href={
            url === null
              ? pathTo(locale, '/notifications/:notification', { notification: id })
              : localePath(locale, url)
          }
          onClick={read}
        >
          {title}
        </Link>
      </h2>
      <p>{body}</p>
      <div className={styles.actions}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
        {!isRead && (
          <Button variant="ghost" size="sm" onClick={read}>
            {intl.formatMessage({ id: 'notifications.read' })}
          </Button>
        )}
      </div>
    </li>
  );
}
