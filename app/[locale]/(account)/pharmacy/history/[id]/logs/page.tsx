import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LogView } from '@/components/conversations/log-view';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface ConsultationLogPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ConsultationLogPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'consultationLog',
    ids: { conversation: id },
    domain: 'conversations',
    title: 'conversations.logs',
    description: 'conversations.description',
  });
}

export default async function ConsultationLogPage({ params }: ConsultationLogPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return (
    <MemberScreen locale={locale} titleId="conversations.logs" domains={['conversations']}>
      <LogView id={id} />
    </MemberScreen>
  );
}
