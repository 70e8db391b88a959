import { SurveyList } from '@/components/surveys/survey-list';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function SurveysScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="surveys.title" domains={['surveys']}>
      <SurveyList />
    </MemberScreen>
  );
}
