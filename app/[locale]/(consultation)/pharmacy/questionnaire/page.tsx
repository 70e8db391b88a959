import type { Metadata } from 'next';
import { MemberScreen } from '@/components/screens/member-screen';
import { QuestionnaireScreen } from '@/components/screens/questionnaire-screen';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { memberPageMetadata } from '@/lib/seo/member-page';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return memberPageMetadata({
    locale: await localeOf(params),
    page: 'questionnaire',
    domain: 'questionnaires',
    title: 'questionnaires.formTitle',
    description: 'questionnaires.intro',
  });
}

export default async function QuestionnairePage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <MemberScreen
      locale={locale}
      titleId="questionnaires.formTitle"
      domains={['questionnaires', 'payments']}
    >
      <QuestionnaireScreen />
    </MemberScreen>
  );
}
