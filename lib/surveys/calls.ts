import type { Locale } from '../api/contract.ts';
import type { Survey, SurveyAnswers, SurveyDetail, SurveyList, SurveyReward } from './contract.ts';
import type { Http } from '../api/http';

export async function getSurveys(http: Http, locale: Locale): Promise<Survey[]> {
  return (await http.get<SurveyList>('/me/surveys', { params: { locale } })).data.entities;
}

export async function getSurvey(http: Http, id: number, locale: Locale): Promise<SurveyDetail> {
  return (await http.get<SurveyDetail>(`/me/surveys/${String(id)}`, { params: { locale } })).data;
}

/** @returns the coins earned */
export async function answerSurvey(
  http: Http,
  input: {
    readonly id: number;
    readonly version: string;
    readonly answers: SurveyAnswers;
    readonly locale: Locale;
  },
): Promise<number> {
  const { id, version, answers, locale } = input;
  const path = `/me/surveys/${String(id)}/answers`;
  const { data } = await http.post<SurveyReward>(
    path,
    { version, answers },
    { params: { locale } },
  );
  return data.coins_awarded;
}
