'use client';

import { useIntl } from 'react-intl';
import { NoticePicture } from '@/components/common/notice-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { Notification } from '@/lib/notifications/contract';
import { formatDateTime } from '@/lib/format/date';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { markNotificationRead } from '@/lib/notifications/queries';
import { useNotifications } from '@/stores/notifications';
import styles from './bell-popover.module.scss';
import tools from '@/components/layout/tools.module.scss';

const loadTexts = (locale: Locale) =>
  textsOf(import(`../../../messages/notifications/${locale}.json`));

export function BellPopover() {
  return (
    <LazyIntl locale={useLocale()} load={loadTexts}>
      <Sheet />
    </LazyIntl>
  );
}

function Sheet() {
  const intl = useIntl();
  const notifications = useNotifications((state) => state.notifications);
  return (
    <div className={tools.popover} data-menu="" data-open="true">
      <section
        className={tools.sheet}
        aria-label={intl.formatMessage({ id: 'notifications.title' })}
      >
        {notifications.length === 0 ? (
          <EmptyState
            image="/images/empty-notifications.svg"
            level={3}
            title={intl.formatMessage({ id: 'notifications.empty' })}
            text={intl.formatMessage({ id: 'notifications.emptyText' })}
          />
        ) : (
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <Item key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Item({ notification }: { readonly notification: Notification }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, title, body, url, is_read: isRead, created_at: createdAt } = notification;
  return (
    <li className={styles.item} data-unread={!isRead}>
      <NoticePicture notification={notification} />
      <Link
        href={
          url === null
            ? pathTo(locale, '/notifications/:notification', { notification: id })
            : localePath(locale, url)
        }
        onClick={() => {
          if (!isRead) void markNotificationRead(id);
        }}
      >
        {!isRead && (
          <span className="visually-hidden">
            {intl.formatMessage({ id: 'notifications.unread' })}
          </span>
        )}
        {title}
      </Link>
      <p>{body}</p>
      <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
    </li>
  );
}
