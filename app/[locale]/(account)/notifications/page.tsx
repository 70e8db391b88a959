import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const intl = await getIntl(await localeOf(params), 'notifications');
  return { title: intl.formatMessage({ id: 'notifications.title' }), robots: { index: false } };
}

export default async function NotificationsPage({ params }: LocaleParams) {
  return <NotificationsScreen locale={await localeOf(params)} />;
}
