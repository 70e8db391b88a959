import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { FollowUp } from '@/lib/follow-ups/contract';
import consultation from '@/messages/conversations/en.json';
import en from '@/messages/follow-ups/en.json';
import { useAuth } from '@/stores/auth';
import { recallDraft } from '@/stores/drafts';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { FollowUpCard } from './follow-up-card';
import { WorseList } from './worse-list';

const CONVERSATION: ConversationDetail = {
  ...{ id: 7, question_id: 2, question: 'Cough', state: 'closed', for: 'self', patient: null },
  ...{ family_member_id: null, position: null, est_wait_s: null, rating: null },
  intake: {
    ...{ text: 'I cough', since: 'days', allergies: 'Penicillin', conditions: '', medicines: '' },
    pregnancy: 'no',
  },
  summary: {
    ...{ advice: 'Rest.', warning_signs: '', follow_up: 'Is the cough gone?', follow_up_days: 3 },
  },
  pharmacist: { name: 'Malee', licence_no: '90127' },
  ...{ created_at: '2026-11-20T03:00:00.000Z', closed_at: '2026-11-20T04:00:00.000Z' },
  ...{ read: { member: 0, pharmacist: 0 }, delivered: { member: 0, pharmacist: 0 } },
  ...{ products: [], approvals: [], orders: [], turns: [] },
};
const PLANNED: FollowUp = {
  ...{ state: 'planned', due_at: '2026-11-23T03:00:00.000Z', wanted: false, answer: null },
};

let followUp: FollowUp = PLANNED;
let chosen: unknown[] = [];
let worse: object[] = [];
const service = setupServer(
  http.get('*/api/v1/conversations/7/follow-up', () => HttpResponse.json({ follow_up: followUp })),
  http.put('*/api/v1/me/notification-preferences', async ({ request }) => {
    chosen.push(await request.json());
    followUp = { ...followUp, wanted: true };
    return HttpResponse.json({ entities: [] });
  }),
  http.post('*/api/v1/conversations/7/follow-up/stop', () => {
    followUp = { ...followUp, state: 'stopped' };
    return HttpResponse.json({ follow_up: followUp });
  }),
  http.post('*/api/v1/conversations/7/follow-up/answer', async ({ request }) => {
    const answer = (await request.json()) as NonNullable<FollowUp['answer']>;
    followUp = { ...followUp, state: 'answered', answer };
    return HttpResponse.json({ follow_up: followUp });
  }),
  http.get('*/api/admin/v1/pharmacy/follow-ups', () => HttpResponse.json({ entities: worse })),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  useAuth.getState().succeed(member);
  followUp = PLANNED;
  chosen = [];
  worse = [];
});

const draw = (part: React.ReactNode) =>
  act(async () => {
    await Promise.resolve(show(part, consultation));
  });
const press = async (id: keyof typeof en) =>
  userEvent.click(await screen.findByRole('button', { name: en[id] }));

it('is asked for by the member’s own choice, by bell and mail, and can be stopped', async () => {
  await draw(<FollowUpCard conversation={CONVERSATION} />);
  expect(await screen.findByText(/on 23 November 2026/)).toBeInTheDocument();
  await press('follow-ups.want');
  expect(
    await screen.findByText(/We will ask how you are on 23 November 2026/),
  ).toBeInTheDocument();
  expect(JSON.stringify(chosen)).toMatch(/follow_ups.*mail.*follow_ups.*bell/);
  await press('follow-ups.stop');
  expect(await screen.findByText(en['follow-ups.stopped'])).toBeInTheDocument();
});

it('leads members who feel worse to a pharmacist, with all their answers', async () => {
  followUp = { ...PLANNED, state: 'asked', wanted: true };
  await draw(<FollowUpCard conversation={CONVERSATION} />);
  expect(await screen.findByText('Is the cough gone?')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: en['follow-ups.send'] })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: en['follow-ups.feeling.worse'] }));
  await userEvent.type(screen.getByRole('textbox', { name: en['follow-ups.text'] }), 'Fever, too.');
  await press('follow-ups.send');
  expect(await screen.findByText(en['follow-ups.worseHint'])).toBeInTheDocument();
  await press('follow-ups.askNow');
  expect(router.push).toHaveBeenCalledWith('/pharmacy/consult');
  expect(recallDraft('consultation', member.id)).toMatchObject({
    ...{ question: '2', allergies: 'Penicillin', filled: 'again' },
    text: `${en['follow-ups.again']}\nFever, too.\nI cough`,
  });
});

it.each([
  ['better', 'follow-ups.thanks'],
  ['same', 'follow-ups.sameHint'],
] as const)('says a word to whoever feels %s, and leads nowhere', async (feeling, id) => {
  followUp = { ...PLANNED, state: 'answered', answer: { feeling, text: '' } };
  await draw(<FollowUpCard conversation={CONVERSATION} />);
  expect(await screen.findByText(en[id])).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('appears at the desk only where a member feels worse', async () => {
  await draw(<WorseList />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  worse = [
    { conversation_id: 7, question: 'Cough', mine: true, at: PLANNED.due_at, asked_again: true },
  ];
  await draw(<WorseList />);
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: en['follow-ups.desk'] })).toBeInTheDocument();
  });
  expect(screen.getByText(en['follow-ups.deskMine'])).toBeInTheDocument();
  expect(screen.getByText(en['follow-ups.deskAgain'])).toBeInTheDocument();
});
