import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotificationScreen } from '@/components/screens/notification-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface NotificationPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: NotificationPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'notification',
    ids: { notification: id },
    domain: 'notifications',
    title: 'notifications.one',
    description: 'notifications.description',
  });
}

export default async function NotificationPage({ params }: NotificationPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return <NotificationScreen locale={locale} notificationId={id} />;
}
