import type { Locale } from '../api/contract.ts';
import type { FollowUpAnswer, FollowUpOf, WorseList } from './contract.ts';
import type { Http } from '../api/http';
import { onSide, pathOf } from '../conversations/calls.ts';

const pathOfFollowUp = (id: number) => `${pathOf('member', id)}/follow-up`;

export async function getFollowUp(http: Http, id: number) {
  return (await http.get<FollowUpOf>(pathOfFollowUp(id))).data.follow_up;
}

export async function answerFollowUp(http: Http, id: number, answer: FollowUpAnswer) {
  return (await http.post<FollowUpOf>(`${pathOfFollowUp(id)}/answer`, answer)).data.follow_up;
}

export async function stopFollowUp(http: Http, id: number) {
  return (await http.post<FollowUpOf>(`${pathOfFollowUp(id)}/stop`)).data.follow_up;
}

/** Patients who feel worse since a conversation. */
export async function getWorse(http: Http, locale: Locale) {
  const config = { params: { locale }, ...onSide('desk') };
  return (await http.get<WorseList>('/pharmacy/follow-ups', config)).data.entities;
}
