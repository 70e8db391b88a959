import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/notifications/notifications-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'notifications',
    domain: 'notifications',
    title: 'notifications.title',
    description: 'notifications.description',
  });
}

export default async function NotificationsPage({ params }: LocaleParams) {
  return <NotificationsScreen locale={await localeOf(params)} />;
}
