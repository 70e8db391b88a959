import type { Locale } from '../../../lib/api/contract.ts';
import type { Survey, SurveyDetail, SurveyQuestion } from '../../../lib/surveys/contract.ts';
import type { MemberSurvey } from './ports.ts';
import type { KeptQuestion } from '../../core/kept-values.ts';
import { surveyState, surveyVersion } from './rules/survey-state.ts';

export function toSurvey(survey: MemberSurvey, locale: Locale, now: Date): Survey {
  const { id, title, description, coins, questions, endsAt, answeredAt } = survey;
  return {
    ...{ id, coins },
    title: title[locale],
    description: description[locale],
    question_count: questions.length,
    ends_at: endsAt.toISOString(),
    state: surveyState(survey, now),
    answered_at: answeredAt?.toISOString() ?? null,
  };
}

export function toSurveyDetail(survey: MemberSurvey, locale: Locale, now: Date): SurveyDetail {
  const head = toSurvey(survey, locale, now);
  const questions = head.state === 'open' ? survey.questions : [];
  return {
    ...head,
    questions: questions.map((question) => toQuestion(question, locale)),
    version: surveyVersion(survey),
  };
}

function toQuestion(question: KeptQuestion, locale: Locale): SurveyQuestion {
  const { id, kind, text, required, options = [], scale } = question;
  return {
    ...{ id, kind, required },
    text: text[locale],
    options: options.map((option) => ({ id: option.id, label: option.label[locale] })),
    scale: scale ? { ...scale, low: scale.low[locale], high: scale.high[locale] } : null,
  };
}
