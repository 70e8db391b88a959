import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnsweredConsent } from '@/lib/consents/contract';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AnswerBox } from './answer-box';

const waiting: AnsweredConsent = {
  version: 2,
  title_en: 'Personal offers',
  title_th: 'ข้อเสนอ',
  detail_1_en: 'What we use.',
  detail_1_th: 'สิ่งที่เราใช้',
  detail_2_en: 'What you can do.',
  detail_2_th: 'สิ่งที่คุณทำได้',
  status: 1,
  email: null,
  locale: null,
  answered_at: null,
};

let letters: AnsweredConsent[] = [];
const sent = vi.fn();
const server = setupServer(
  http.get('*/api/v1/me/consents', () => HttpResponse.json({ entities: letters })),
  http.post('*/api/v1/me/consents/v1/accept', async ({ request }) => {
    sent(await request.json());
    const email = 'new@example.com';
    const at = '2026-11-24T03:00:00.000Z';
    letters = [{ ...waiting, status: 2, email, locale: 'en', answered_at: at }];
    return HttpResponse.json({});
  }),
  http.post('*/api/v1/me/consents/v1/decline', async ({ request }) => {
    sent(await request.json());
    letters = [{ ...waiting, status: 3, answered_at: '2026-11-24T03:00:00.000Z' }];
    return HttpResponse.json({});
  }),
);

let messages: Messages;
beforeAll(async () => {
  server.listen();
  messages = await loadMessages('en', ['consents']);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/consent-mobile');
  letters = [waiting];
  sent.mockClear();
  useAuth.getState().succeed(member);
});
afterEach(() => {
  server.resetHandlers();
});

const open = (version = 2) => {
  show(<AnswerBox locale="en" version={version} />, messages);
  return userEvent.setup();
};

test('a guest is sent to sign in and back', () => {
  useAuth.getState().fail();
  open();
  expect(screen.getByRole('link', { name: 'Log in to answer' })).toHaveAttribute(
    'href',
    '/login?return_to=%2Fconsent-mobile',
  );
});

test('a member accepts with an email, and sees the date', async () => {
  const user = open();
  const email = await screen.findByRole('textbox', { name: 'Email for these offers' });
  await user.clear(email);
  await user.type(email, 'new@');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(email).toHaveAccessibleDescription('The email in the consent form is not valid.');
  expect(sent).not.toHaveBeenCalled();
  await user.type(email, 'example.com');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You accepted on 24 November 2026. Thank you.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ version: 2, email: 'new@example.com' });
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a member declines', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/You declined on 24 November 2026/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ version: 2 });
});

test('a letter newer than the one shown cannot be answered', async () => {
  open(1);
  expect(await screen.findByText(/A newer version is available/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a letter replaced meanwhile is not answered, and the newer one is offered', async () => {
  const user = open();
  const email = await screen.findByRole('textbox', { name: 'Email for these offers' });
  expect(email).toBeVisible();
  letters = [{ ...waiting, version: 3 }, waiting];
  const stale = { code: 'VERSION_STALE', message: 'It has changed', status: 409 };
  server.use(
    http.post('*/api/v1/me/consents/v1/decline', () => HttpResponse.json(stale, { status: 409 })),
  );
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/A newer version is available/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the newer version' })).toBeVisible();
});

test('a refusal is shown, and the answer can be given again', async () => {
  server.use(
    http.post(
      '*/api/v1/me/consents/v1/decline',
      () => HttpResponse.json({ code: 'RATE_LIMITED', message: 'Slow down' }, { status: 429 }),
      { once: true },
    ),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Slow down');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/You declined/)).toBeVisible();
});

test('a failed load is retried', async () => {
  server.use(http.get('*/api/v1/me/consents', () => HttpResponse.error(), { once: true }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a consent is withdrawn with one click, and can be given again', async () => {
  letters = [
    { ...waiting, status: 2, email: 'a@example.com', answered_at: '2026-11-20T03:00:00.000Z' },
  ];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }));
  expect(await screen.findByText(/You declined on 24 November 2026/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ version: 2 });
  await user.click(screen.getByRole('button', { name: 'Give consent' }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/You accepted on 24 November 2026/)).toBeVisible();
});
