import { useNotifications } from '@/stores/notifications';
import {
  getNotification,
  getNotifications,
  readAllNotifications,
  readNotification,
} from '../api/endpoints/notifications';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Notification calls. The store is the one place the screens read them from. */
export async function loadNotifications(locale: Locale): Promise<void> {
  const page = await getNotifications(await http(), locale);
  useNotifications.getState().reload(page.entities, page.total_unread);
  useNotifications.setState({ hasOlder: page.entities.length === page.per_page });
}

/** Those before the oldest that is shown. */
export async function loadOlderNotifications(locale: Locale): Promise<void> {
  const before = useNotifications.getState().notifications.at(-1)?.id;
  const page = await getNotifications(await http(), locale, before);
  useNotifications.getState().append(page.entities);
  useNotifications.setState({ hasOlder: page.entities.length === page.per_page });
}

export function notificationQuery(locale: Locale, id: number) {
  return {
    queryKey: ['notification', locale, id],
    queryFn: async () => getNotification(await http(), id, locale),
    staleTime: 0,
  };
}

export async function markNotificationRead(id: number): Promise<void> {
  useNotifications.getState().markRead(id);
  await readNotification(await http(), id);
}

export async function markAllNotificationsRead(): Promise<void> {
  useNotifications.getState().markAllRead();
  await readAllNotifications(await http());
}
