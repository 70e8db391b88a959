import { queryOptions } from '@tanstack/react-query';
import type { SurveyAnswers } from './contract';
import { answerSurvey, getSurvey, getSurveys } from './calls';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export const surveyKey = ['surveys'];

export function surveysQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...surveyKey, locale],
    queryFn: async () => getSurveys(await http(), locale),
    staleTime: 0,
  });
}

/** Null if there is none. */
export function surveyQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: [...surveyKey, locale, id],
    queryFn: async () => {
      try {
        return await getSurvey(await http(), id, locale);
      } catch (failure) {
        if (normalizeError(failure).status === 404) return null;
        throw failure;
      }
    },
    staleTime: 0,
  });
}

export function answerSurveyMutation(locale: Locale, id: number) {
  return {
    mutationFn: async (given: { readonly version: string; readonly answers: SurveyAnswers }) =>
      answerSurvey(await http(), { id, ...given, locale }),
    retry: false,
  };
}
