import type { Locale } from '../api/contract.ts';
import type {
  ApproveCase,
  AskCase,
  Case,
  CaseList,
  DeskCase,
  DeskCaseList,
  NewCase,
  PlacedCase,
  Questionnaire,
  QuestionnaireList,
  RefuseCase,
} from './contract.ts';
import type { Http } from '../api/http';
import { onSide } from '../conversations/calls';

export async function getQuestionnaires(http: Http, locale: Locale): Promise<QuestionnaireList> {
  return (await http.get<QuestionnaireList>('/questionnaires', { params: { locale } })).data;
}

export async function getQuestionnaire(
  http: Http,
  slug: string,
  locale: Locale,
): Promise<Questionnaire> {
  const path = `/questionnaires/${encodeURIComponent(slug)}`;
  return (await http.get<Questionnaire>(path, { params: { locale } })).data;
}

export async function postCase(
  http: Http,
  input: { asked: NewCase; idempotencyKey: string; locale: Locale },
): Promise<PlacedCase> {
  const { data } = await http.post<PlacedCase>('/me/cases', input.asked, {
    params: { locale: input.locale },
    headers: { 'Idempotency-Key': input.idempotencyKey },
  });
  return data;
}

export async function getCases(http: Http, locale: Locale): Promise<CaseList> {
  return (await http.get<CaseList>('/me/cases', { params: { locale } })).data;
}

export async function getCase(http: Http, id: number, locale: Locale): Promise<Case> {
  return (await http.get<Case>(`/me/cases/${String(id)}`, { params: { locale } })).data;
}

export async function getDeskCases(http: Http, locale: Locale): Promise<DeskCaseList> {
  const { data } = await http.get<DeskCaseList>('/pharmacy/cases', {
    ...onSide('desk'),
    params: { locale },
  });
  return data;
}

const deskPath = (id: number) => `/pharmacy/cases/${String(id)}`;

export async function getDeskCase(http: Http, id: number, locale: Locale): Promise<DeskCase> {
  const { data } = await http.get<DeskCase>(deskPath(id), {
    ...onSide('desk'),
    params: { locale },
  });
  return data;
}

export async function approveCase(http: Http, id: number, given: ApproveCase): Promise<void> {
  await http.post(`${deskPath(id)}/approve`, given, onSide('desk'));
}

export async function refuseCase(http: Http, id: number, given: RefuseCase): Promise<void> {
  await http.post(`${deskPath(id)}/refuse`, given, onSide('desk'));
}

export async function askCase(http: Http, id: number, asked: AskCase): Promise<void> {
  await http.post(`${deskPath(id)}/ask`, asked, onSide('desk'));
}
