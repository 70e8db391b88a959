import type { NewConversation } from './contract-asking.ts';
import type { Locale } from '../api/contract.ts';
import type {
  ConversationDetail,
  ConversationList,
  ConversationLog,
  History,
  Message,
  MessageList,
  NewApproval,
  NewMessage,
  CloseConversation,
} from './contract.ts';
import type {
  Desk,
  GivenApprovalList,
  HandOver,
  NewRecommendation,
  NewReplacement,
  NoteList,
  QuickReply,
  QuickReplyList,
  DeskCart,
} from './contract-desk.ts';
import type { Http } from '../api/http';

/** Side of a conversation: the member or the desk. */
export type Side = 'member' | 'desk';

const DESK = '/api/admin/v1';
/** Desk calls live under a different base path. */
export const onSide = (side: Side) => (side === 'desk' ? { baseURL: DESK } : {});
export const pathOf = (side: Side, id: number) =>
  `${side === 'desk' ? '/pharmacy' : ''}/conversations/${String(id)}`;

export interface Where {
  readonly side: Side;
  readonly id: number;
  readonly locale: Locale;
}

export async function getOpenConversations(http: Http): Promise<ConversationList> {
  return (await http.get<ConversationList>('/conversations', { params: { close: false } })).data;
}

export async function postConversation(
  http: Http,
  asked: NewConversation,
  locale: Locale,
): Promise<ConversationDetail> {
  const { data } = await http.post<ConversationDetail>('/conversations', asked, {
    params: { locale },
  });
  return data;
}

export async function reportRedFlags(
  http: Http,
  questionId: number,
  redFlags: readonly string[],
): Promise<void> {
  await http.post('/pharmacy/red-flags', { question_id: questionId, red_flags: redFlags });
}

export async function getConversation(http: Http, { side, id, locale }: Where) {
  const config = { params: { locale }, ...onSide(side) };
  return (await http.get<ConversationDetail>(pathOf(side, id), config)).data;
}

/** All messages after an id, page by page. */
export async function getMessages(http: Http, { side, id, locale }: Where, after: number) {
  const messages: Message[] = [];
  for (;;) {
    const params = { after: messages.at(-1)?.id ?? after, locale };
    const config = { params, ...onSide(side) };
    const { data } = await http.get<MessageList>(`${pathOf(side, id)}/messages`, config);
    messages.push(...data.entities);
    if (!data.more) return messages;
  }
}

export async function sendMessage(http: Http, { side, id, locale }: Where, message: NewMessage) {
  const config = { params: { locale }, ...onSide(side) };
  return (await http.post<Message>(`${pathOf(side, id)}/messages`, message, config)).data;
}

export async function readMessages(http: Http, { side, id }: Where, messageId: number) {
  await http.post(`${pathOf(side, id)}/read`, { message_id: messageId }, onSide(side));
}

/** Ends the conversation, or leaves the queue. */
export async function leaveConversation(http: Http, id: number, locale: Locale) {
  await http.post(`${pathOf('member', id)}/close`, undefined, { params: { locale } });
}

export async function rateConversation(http: Http, id: number, stars: number) {
  await http.post(`${pathOf('member', id)}/rating`, { stars });
}

export async function getConsultations(http: Http, locale: Locale): Promise<History> {
  return (await http.get<History>('/me/pharmacy/history', { params: { locale } })).data;
}

export async function getConversationLog(
  http: Http,
  id: number,
  locale: Locale,
): Promise<ConversationLog> {
  const path = `/me/pharmacy/history/${String(id)}/logs`;
  return (await http.get<ConversationLog>(path, { params: { locale } })).data;
}

export async function getDesk(http: Http, locale: Locale): Promise<Desk> {
  const config = { params: { locale }, baseURL: DESK };
  return (await http.get<Desk>('/pharmacy/queue', config)).data;
}

export async function getQuickReplies(http: Http): Promise<readonly QuickReply[]> {
  const config = { baseURL: DESK };
  return (await http.get<QuickReplyList>('/pharmacy/quick-replies', config)).data.entities;
}

export async function takeNext(http: Http, locale: Locale): Promise<ConversationDetail> {
  const config = { params: { locale }, baseURL: DESK };
  return (await http.post<ConversationDetail>('/pharmacy/queue/take', undefined, config)).data;
}

export async function approveMedicine(
  http: Http,
  { id, locale, approval }: { id: number; locale: Locale; approval: NewApproval },
): Promise<void> {
  const config = { params: { locale }, baseURL: DESK };
  await http.post(`${pathOf('desk', id)}/approvals`, approval, config);
}

export async function closeConversation(
  http: Http,
  { id, locale, end }: { id: number; locale: Locale; end: CloseConversation },
): Promise<void> {
  const config = { params: { locale }, baseURL: DESK };
  await http.post(`${pathOf('desk', id)}/close`, end, config);
}

/** Turns the assignment of conversations on or off. */
export async function setDuty(http: Http, onDuty: boolean): Promise<void> {
  await http.put('/pharmacy/duty', { on_duty: onDuty }, { baseURL: DESK });
}

export async function getNotes(http: Http, id: number, locale: Locale) {
  const config = { params: { locale }, baseURL: DESK };
  return (await http.get<NoteList>(`${pathOf('desk', id)}/notes`, config)).data.entities;
}

export async function handOverConversation(
  http: Http,
  { id, locale, handOver }: { id: number; locale: Locale; handOver: HandOver },
): Promise<void> {
  const config = { params: { locale }, baseURL: DESK };
  await http.post(`${pathOf('desk', id)}/hand-over`, handOver, config);
}

export async function getOpeningAlert(http: Http): Promise<boolean> {
  return (await http.get<{ on: boolean }>('/me/pharmacy/opening-alert')).data.on;
}

export async function setOpeningAlert(http: Http, on: boolean): Promise<boolean> {
  return (await http.put<{ on: boolean }>('/me/pharmacy/opening-alert', { on })).data.on;
}

export async function recommendProduct(
  http: Http,
  { id, locale, said }: { id: number; locale: Locale; said: NewRecommendation },
): Promise<void> {
  const config = { params: { locale }, baseURL: DESK };
  await http.post(`${pathOf('desk', id)}/messages`, said, config);
}

export async function withdrawConsent(http: Http): Promise<void> {
  await http.post('/me/pharmacy/withdraw');
}

export async function getGivenApprovals(http: Http, locale: Locale) {
  const config = { params: { locale }, baseURL: DESK };
  return (await http.get<GivenApprovalList>('/pharmacy/approvals', config)).data.entities;
}

/** Possible until the hand-over; the member sees the reason. */
export async function withdrawApproval(http: Http, id: number, reason: string): Promise<void> {
  const path = `/pharmacy/approvals/${String(id)}/withdraw`;
  await http.post(path, { reason }, { baseURL: DESK });
}

/** Replaces it by another approval of the same medicine; the member sees the reason. */
export async function replaceApproval(
  http: Http,
  id: number,
  replacement: NewReplacement,
): Promise<void> {
  await http.post(`/pharmacy/approvals/${String(id)}/replace`, replacement, { baseURL: DESK });
}

/** Cart of a conversation's member, for its pharmacist. */
export async function getDeskCart(http: Http, id: number, locale: Locale) {
  const path = `/pharmacy/conversations/${String(id)}/cart`;
  const config = { baseURL: '/api/admin/v1', params: { locale } };
  return (await http.get<DeskCart>(path, config)).data.entities;
}
