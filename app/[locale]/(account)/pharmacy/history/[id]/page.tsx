import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConversationView } from '@/components/conversations/conversation-view';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf } from '@/lib/i18n/params';
import { parseId } from '@/lib/pages/segments';
import { memberPageMetadata } from '@/lib/seo/member-page';

interface ConsultationPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: ConsultationPageProps): Promise<Metadata> {
  const { id } = await params;
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'consultation',
    ids: { conversation: id },
    domain: 'conversations',
    title: 'conversations.conversation',
    description: 'conversations.description',
  });
}

export default async function ConsultationPage({ params }: ConsultationPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  return (
    <MemberScreen locale={locale} titleId="conversations.conversation" domains={['conversations']}>
      <ConversationView id={id} />
    </MemberScreen>
  );
}
