import type { Metadata } from 'next';
import { ConsultStart } from '@/components/conversations/consult-start';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'consult',
    domain: 'conversations',
    title: 'conversations.title',
    description: 'conversations.description',
  });
}

export default async function ConsultStartPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="conversations.title" domains={['conversations']}>
      <ConsultStart />
    </MemberScreen>
  );
}
