import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Survey as ListedSurvey, SurveyDetail } from '@/lib/surveys/contract';
import messages from '@/messages/surveys/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { Survey } from './survey';
import { SurveyList } from './survey-list';

const listed: ListedSurvey = {
  ...{ id: 3, title: 'Your skin', description: 'Short', coins: 50, question_count: 4 },
  ...{ ends_at: '2026-12-14T17:00:00.000Z', state: 'open', answered_at: null },
};
const option = (id: string) => ({ id, label: id.toUpperCase() });
const plain = { options: [], scale: null };
const open: SurveyDetail = {
  ...listed,
  version: 'first',
  questions: [
    {
      ...plain,
      id: 'skin',
      kind: 'single',
      text: 'Skin?',
      required: true,
      options: [option('dry')],
    },
    {
      ...plain,
      ...{ id: 'steps', kind: 'several', text: 'Steps?', required: true },
      options: [option('serum'), option('cream')],
    },
    {
      ...plain,
      ...{ id: 'rate', kind: 'scale', text: 'Rate?', required: true },
      scale: { from: 0, to: 10, low: 'Bad', high: 'Good' },
    },
    { ...plain, id: 'words', kind: 'text', text: 'Words?', required: false },
  ],
};

let survey: SurveyDetail;
let sent: unknown[] = [];
let reply: () => Response;
const server = setupServer(
  http.get('*/api/v1/me/surveys/3', () => HttpResponse.json(survey)),
  http.post('*/api/v1/me/surveys/3/answers', async ({ request }) => {
    sent.push(await request.json());
    return reply();
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  survey = open;
  sent = [];
  reply = () => HttpResponse.json({ coins_awarded: 50 }, { status: 201 });
  visit('/profile/surveys/3');
  window.sessionStorage.clear();
  useAuth.getState().succeed(member);
});
afterEach(() => {
  server.resetHandlers();
});

const click = (element: HTMLElement) => userEvent.click(element);
const submit = () => screen.getByRole('button', { name: /^Send/ });
const radio = (name: string) => screen.getByRole('radio', { name });
const refusal = (code: string) => () =>
  HttpResponse.json({ message: `It is ${code}`, code, status: 409 }, { status: 409 });

async function fill() {
  await click(await screen.findByRole('radio', { name: 'DRY' }));
  await click(screen.getByRole('checkbox', { name: 'SERUM' }));
  await click(radio('0 Bad'));
}

test('the list links to open surveys, and marks answered and ended ones', async () => {
  const rest = [
    { ...listed, id: 4, title: 'Done', state: 'answered', answered_at: '2026-11-20T03:00:00.000Z' },
    { ...listed, id: 5, title: 'Gone', state: 'ended' },
  ];
  server.use(
    http.get('*/api/v1/me/surveys', () => HttpResponse.json({ entities: [listed, ...rest] })),
  );
  show(<SurveyList />, messages);
  expect(await screen.findByRole('link', { name: 'Answer Your skin' })).toHaveAttribute(
    'href',
    '/profile/surveys/3',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const [, done, gone] = screen.getAllByRole('article');
  expect(within(done ?? document.body).getByText('Answered')).toBeInTheDocument();
  expect(within(gone ?? document.body).getByText('Closed')).toBeInTheDocument();
});

test('answers every kind of question, and shows the coins', async () => {
  show(<Survey surveyId={3} />, messages);
  await fill();
  await click(screen.getByRole('checkbox', { name: 'CREAM' }));
  await click(screen.getByRole('checkbox', { name: 'SERUM' }));
  await userEvent.type(screen.getByRole('textbox'), 'Good');
  await click(submit());
  expect(await screen.findByRole('heading', { name: messages['surveys.thanks'] })).toHaveFocus();
  expect(screen.getByText('50 coins have been added to your account.')).toBeInTheDocument();
  expect(sent).toEqual([
    { version: 'first', answers: { skin: 'dry', steps: ['cream'], rate: 0, words: 'Good' } },
  ]);
});

test('unanswered required questions are marked, and nothing is sent', async () => {
  show(<Survey surveyId={3} />, messages);
  await screen.findByRole('radio', { name: 'DRY' });
  await click(submit());
  expect(screen.getAllByText(messages['surveys.missing'])).toHaveLength(3);
  await waitFor(() => {
    expect(radio('DRY')).toHaveFocus();
  });
  await click(radio('DRY'));
  expect(screen.getAllByText(messages['surveys.missing'])).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('answers survive a reload, for this member only', async () => {
  show(<Survey surveyId={3} />, messages);
  await fill();
  await userEvent.type(screen.getByRole('textbox'), 'Almost');
  cleanup();
  show(<Survey surveyId={3} />, messages);
  expect(await screen.findByRole('textbox')).toHaveValue('Almost');
  expect(radio('DRY')).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'SERUM' })).toBeChecked();
  expect(radio('0 Bad')).toBeChecked();
  cleanup();
  useAuth.getState().succeed({ ...member, id: 2 });
  show(<Survey surveyId={3} />, messages);
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

test('answers are kept for a retry when the network drops', async () => {
  reply = () => HttpResponse.error();
  show(<Survey surveyId={3} />, messages);
  await fill();
  await click(submit());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  reply = () => HttpResponse.json({ coins_awarded: 50 }, { status: 201 });
  await click(submit());
  await screen.findByRole('heading', { name: messages['surveys.thanks'] });
  expect(sent).toHaveLength(2);
});

test.each([
  ['SURVEY_ANSWERED', 'answered', messages['surveys.is.answered']],
  ['SURVEY_CLOSED', 'ended', messages['surveys.is.ended']],
] as const)('%s meanwhile: the page says so', async (code, state, text) => {
  reply = refusal(code);
  show(<Survey surveyId={3} />, messages);
  await fill();
  survey = { ...open, state, questions: [] };
  await click(submit());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('changed questions are shown, with the earlier answers', async () => {
  reply = refusal('VERSION_STALE');
  show(<Survey surveyId={3} />, messages);
  await fill();
  const [first, ...others] = open.questions;
  if (!first) throw new Error('no question');
  survey = { ...open, version: 'second', questions: [{ ...first, text: 'Skin now?' }, ...others] };
  await click(submit());
  expect(await screen.findByText('Skin now?', { exact: false })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('It is VERSION_STALE');
  expect(radio('DRY')).toBeChecked();
  reply = () => HttpResponse.json({ coins_awarded: 50 }, { status: 201 });
  await click(submit());
  await screen.findByRole('heading', { name: messages['surveys.thanks'] });
  expect(sent.at(-1)).toMatchObject({ version: 'second', answers: { skin: 'dry', rate: 0 } });
});

test('an unknown survey links back', async () => {
  server.use(
    http.get('*/api/v1/me/surveys/3', () =>
      HttpResponse.json({ message: 'None', code: 'NOT_FOUND', status: 404 }, { status: 404 }),
    ),
  );
  show(<Survey surveyId={3} />, messages);
  expect(await screen.findByText(messages['surveys.unknown'])).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/surveys');
});
