import { versionOf } from '../../../core/version.ts';
import type { SurveyState } from '../../../../lib/surveys/contract-values.ts';
import type { MemberSurvey } from '../ports.ts';

/** State for the member; the end is exclusive. */
export function surveyState(
  { answeredAt, endsAt }: Pick<MemberSurvey, 'answeredAt' | 'endsAt'>,
  now: Date,
): SurveyState {
  if (answeredAt !== null) return 'answered';
  return endsAt > now ? 'open' : 'ended';
}

/** Version of the questions and the promised coins. */
export function surveyVersion({ questions, coins }: MemberSurvey): string {
  return versionOf(questions, coins);
}

/** Open ones first, by end date; then the rest, newest first. */
export function inOrder(surveys: readonly MemberSurvey[], now: Date): readonly MemberSurvey[] {
  const isOpen = (survey: MemberSurvey) => surveyState(survey, now) === 'open';
  const open = surveys.filter(isOpen);
  const rest = surveys.filter((survey) => !isOpen(survey));
  const lastOf = ({ answeredAt, endsAt }: MemberSurvey) => (answeredAt ?? endsAt).getTime();
  return [
    ...open.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.id - b.id),
    ...rest.toSorted((a, b) => lastOf(b) - lastOf(a) || b.id - a.id),
  ];
}
