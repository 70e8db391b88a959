import { queryOptions } from '@tanstack/react-query';
import { useNotifications } from '@/stores/notifications';
import { getNotification, getNotifications, readAllNotifications, readNotification } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { openNotifications } from './queries-member-state';

/** Loads the page after the oldest one shown. */
export async function loadOlderNotifications(locale: Locale): Promise<void> {
  const before = useNotifications.getState().notifications.at(-1)?.id;
  const page = await getNotifications(await http(), locale, before);
  useNotifications.getState().append(page.entities);
  useNotifications.setState({ hasOlder: page.entities.length === page.per_page });
}

/** Loads the newest page into the store. */
export function notificationsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['notifications', locale],
    queryFn: async () => {
      await openNotifications(locale);
      return true;
    },
    staleTime: 0,
  });
}

export function notificationQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: ['notification', locale, id],
    queryFn: async () => getNotification(await http(), id, locale),
    staleTime: 0,
  });
}

export async function markNotificationRead(id: number): Promise<void> {
  useNotifications.getState().markRead(id);
  await readNotification(await http(), id);
}

export async function markAllNotificationsRead(): Promise<void> {
  useNotifications.getState().markAllRead();
  await readAllNotifications(await http());
}
