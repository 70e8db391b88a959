import type { SurveyAnswers } from '@/lib/surveys/contract';
import { keepDraft, recallDraft } from '@/stores/drafts';

/** Answers of this member in this tab, also after a reload. One draft holds all surveys by id. */
export function recallAnswers(surveyId: number, memberId: number | null): SurveyAnswers {
  const kept = recallDraft('survey', memberId)[String(surveyId)];
  try {
    const answers: unknown = JSON.parse(kept ?? '{}');
    if (typeof answers !== 'object' || answers === null) return {};
    return Object.fromEntries(Object.entries(answers).filter(isAnswer));
  } catch {
    return {};
  }
}

export function keepAnswers(
  surveyId: number,
  memberId: number | null,
  answers: SurveyAnswers,
): void {
  const others = recallDraft('survey', memberId);
  keepDraft('survey', memberId, { ...others, [String(surveyId)]: JSON.stringify(answers) });
}

export function dropAnswers(surveyId: number, memberId: number | null): void {
  keepAnswers(surveyId, memberId, {});
}

function isAnswer(entry: [string, unknown]): entry is [string, SurveyAnswers[string]] {
  const [, value] = entry;
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  return typeof value === 'string' || typeof value === 'number';
}
