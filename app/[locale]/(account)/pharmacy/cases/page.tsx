import type { Metadata } from 'next';
import { CaseList } from '@/components/questionnaires/case-list';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'cases',
    domain: 'questionnaires',
    title: 'questionnaires.cases',
    description: 'questionnaires.intro',
  });
}

export default async function CasesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="questionnaires.cases" domains={['questionnaires']}>
      <CaseList />
    </MemberScreen>
  );
}
