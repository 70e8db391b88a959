import type { Metadata } from 'next';
import { ConsultationHistory } from '@/components/conversations/history';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'consultations',
    domain: 'conversations',
    title: 'conversations.historyTitle',
    description: 'conversations.description',
  });
}

export default async function ConsultationHistoryPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="conversations.historyTitle" domains={['conversations']}>
      <ConsultationHistory />
    </MemberScreen>
  );
}
