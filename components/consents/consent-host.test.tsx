import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Consent } from '@/lib/consents/contract';
import { loadMessages } from '@/lib/i18n/messages';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';
import { AlertHost } from '@/components/layout/shell/alert-host';
import { PageMain } from '@/components/layout/shell/page-main';
import { ConsentHost } from './consent-host';

const letter: Consent = {
  version: 3,
  title_en: 'Personal offers',
  title_th: 'ข้อเสนอส่วนตัว',
  detail_1_en: 'What we use.',
  detail_1_th: 'สิ่งที่เราใช้',
  detail_2_en: 'What you can do.',
  detail_2_th: 'สิ่งที่คุณทำได้',
  status: 1,
};

let available: Consent | null = letter;
const asked = vi.fn();
const accepted = vi.fn();
const declined = vi.fn();
const server = setupServer(
  http.get('*/api/v1/me/consents/available', () => {
    asked();
    return HttpResponse.json({ consent: available });
  }),
  http.post('*/api/v1/me/consents/v1/accept', async ({ request }) => {
    accepted(await request.json());
    return HttpResponse.json({});
  }),
  http.post('*/api/v1/me/consents/v1/decline', () => {
    declined();
    return HttpResponse.json({});
  }),
);
const reload = vi.fn();

beforeAll(async () => {
  server.listen();
  await Promise.all([
    import('./consent-modal'),
    import('@/components/layout/shell/alert-modal'),
    import('@/lib/consents/queries'),
    import('axios'),
    loadMessages('en', ['layout', 'common']),
    loadMessages('th', ['layout', 'common']),
  ]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  visit('/');
  available = letter;
  for (const spy of [asked, accepted, declined, reload]) spy.mockClear();
  useAuth.getState().succeed(member);
  useUi.setState({ alert: null, interruptions: 'any' });
});
afterEach(() => {
  server.resetHandlers();
});

function open() {
  render(
    <>
      <ConsentHost />
      <AlertHost notice="Notice" ok="OK" close="Close" />
    </>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function openLetter(name = 'Personal offers') {
  const user = open();
  await pass(500);
  return { user, dialog: await screen.findByRole('dialog', { name }) };
}

test('500 ms after load the letter opens', async () => {
  // Fake clock, so the two checks do not depend on the machine's speed.
  vi.useRealTimers();
  vi.useFakeTimers();
  open();
  await pass(499);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  vi.useRealTimers();
  expect(await screen.findByRole('dialog', { name: 'Personal offers' })).toHaveTextContent(
    'What we use.What you can do.',
  );
  expect(asked).toHaveBeenCalledOnce();
});

test('the ad is blocked by an open letter until it closes', async () => {
  const { user } = await openLetter();
  expect(usePrivacy.getState().letterOpen).toBe(true);
  await user.keyboard('{Escape}');
  await eventually(() => {
    expect(usePrivacy.getState().letterOpen).toBe(false);
  });
});

test('in Thai the letter is Thai', async () => {
  visit('/th');
  const { dialog } = await openLetter('ข้อเสนอส่วนตัว');
  expect(dialog).toHaveTextContent('สิ่งที่เราใช้สิ่งที่คุณทำได้');
});

test.each([
  ['signed out', '/', false],
  ['viewing personal data', '/profile/personal', true],
  ['filling in personal data without a title', '/th/profile/personal/edit', true],
])('nothing is asked while %s', async (_, path, signedIn) => {
  if (!signedIn) useAuth.getState().fail();
  visit(path);
  open();
  await pass(2000);
  expect(asked).not.toHaveBeenCalled();
});

test('a page without interruptions requests nothing; the next page does', async () => {
  const frame = (interruptions: 'none' | 'any') => (
    <>
      <PageMain interruptions={interruptions}>the page</PageMain>
      <ConsentHost />
    </>
  );
  visit('/pharmacy/consult');
  const { rerender } = render(frame('none'));
  await pass(2000);
  expect(asked).not.toHaveBeenCalled();
  visit('/branches');
  rerender(frame('any'));
  await pass(500);
  expect(await screen.findByRole('dialog', { name: 'Personal offers' })).toBeVisible();
  visit('/pharmacy/consult');
  rerender(frame('none'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a member with a title is asked on the form too', async () => {
  useAuth.getState().succeed({ ...member, title: 'Ms' });
  visit('/profile/personal/edit');
  await openLetter();
});

test('without a letter, or when it fails to load, nothing opens', async () => {
  available = null;
  open();
  await pass(600);
  await eventually(() => {
    expect(asked).toHaveBeenCalled();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(useUi.getState().pageError).toBeNull();
});

test('accepting sends the email, closes and reloads', async () => {
  const { user } = await openLetter();
  const email = screen.getByRole('textbox', { name: 'Email for these offers' });
  expect(email).toHaveValue(member.email);
  await user.clear(email);
  await user.type(email, ' new@example.com ');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await eventually(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(accepted).toHaveBeenCalledWith({ version: 3, email: 'new@example.com' });
});

test('an email is validated only after submit', async () => {
  const { user } = await openLetter();
  const email = screen.getByRole('textbox');
  await user.clear(email);
  await user.type(email, 'malee@');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(email).toHaveAccessibleDescription('The email in the consent form is not valid.');
  expect(email).toHaveFocus();
  expect(accepted).not.toHaveBeenCalled();
});

test('declining closes and reloads', async () => {
  const { user } = await openLetter();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await eventually(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(declined).toHaveBeenCalledOnce();
});

test('an answered letter cannot be accepted', async () => {
  available = { ...letter, status: 3 };
  await openLetter();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
});

test.each([
  ['the message of the service', { code: 'RATE_LIMITED', message: 'Slow down' }, 'Slow down'],
  ['a default where it has none', null, 'Unknown error: your answer could not be saved'],
])('a failure shows %s; confirming it reloads', async (_, body, text) => {
  server.use(
    http.post('*/api/v1/me/consents/v1/decline', () =>
      body ? HttpResponse.json(body, { status: 429 }) : new HttpResponse('', { status: 500 }),
    ),
  );
  const { user } = await openLetter();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const alert = await screen.findByRole('dialog', { name: 'Notice' });
  expect(alert).toHaveTextContent(text);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(reload).toHaveBeenCalledOnce();
});
