import type { Locale } from '../api/contract.ts';
import type { Notification, NotificationPage } from './contract.ts';
import type { Http } from '../api/http';

/** Newest notifications, or those before `before`. */
export async function getNotifications(
  http: Http,
  locale: Locale,
  before?: number,
): Promise<NotificationPage> {
  const { data } = await http.get<NotificationPage>('/notifications', {
    params: { locale, per_page: 20, before },
  });
  return data;
}

export async function getNotification(
  http: Http,
  id: number,
  locale: Locale,
): Promise<Notification> {
  return (await http.get<Notification>(`/notifications/${String(id)}`, { params: { locale } }))
    .data;
}

export async function readNotification(http: Http, id: number): Promise<void> {
  await http.post(`/notifications/${String(id)}/read`);
}

export async function readAllNotifications(http: Http): Promise<void> {
  await http.post('/notifications/read-all');
}

/** Registers the push token of this sign-in, with its language. */
export async function sendPushToken(http: Http, token: string, locale: Locale): Promise<void> {
  await http.post('/me/token', { token }, { params: { locale } });
}
