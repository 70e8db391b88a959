import { Survey } from '@/components/surveys/survey';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

interface SurveyScreenProps {
  readonly locale: Locale;
  readonly surveyId: number;
}

export function SurveyScreen({ locale, surveyId }: SurveyScreenProps) {
  return (
    <MemberScreen locale={locale} titleId="surveys.one" domains={['surveys']}>
      <Survey surveyId={surveyId} />
    </MemberScreen>
  );
}
