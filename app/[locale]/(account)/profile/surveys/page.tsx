import type { Metadata } from 'next';
import { SurveyList } from '@/components/surveys/survey-list';
import { MemberScreen } from '@/components/screens/member-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'surveys',
    domain: 'surveys',
    title: 'surveys.title',
    description: 'surveys.seo',
  });
}

export default async function SurveysPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen locale={locale} titleId="surveys.title" domains={['surveys']}>
      <SurveyList />
    </MemberScreen>
  );
}
