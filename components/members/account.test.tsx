import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Membership } from '@/lib/members/contract';
import type { Coins } from '@/lib/wallet/contract';
import en from '@/messages/members/en.json';
import th from '@/messages/members/th.json';
import { useAuth } from '@/stores/auth';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AvatarForm } from './avatar-form';
import { PersonalForm } from './personal-form';
import { ProfileView } from './profile-view';

const membership: Membership = {
  tier: 'gold',
  spent: 8_000,
  next: { tier: 'platinum', missing: 12_000 },
  card_linked: false,
};
const coins: Coins = {
  total: 1_250,
  expiring: [{ amount: 40, at: '2026-12-01T17:00:00.000Z' }],
  ledger: [
    {
      id: 1,
      amount: -50,
      reason: 'redeemed',
      order_id: null,
      at: '2026-11-20T03:00:00.000Z',
      expires_at: null,
    },
  ],
};

let sent: unknown[] = [];
let refuse = false;
const server = setupServer(
  http.get('*/api/v1/me/membership', () => HttpResponse.json(membership)),
  http.get('*/api/v1/me/coins', () => HttpResponse.json(coins)),
  http.post('*/api/v1/me/avatar', ({ request }) => {
    sent.push(request.headers.get('content-type'));
    if (refuse) {
      const body = { message: 'No picture', code: 'FILE_TYPE', status: 422 };
      return HttpResponse.json(body, { status: 422 });
    }
    return HttpResponse.json({ ...member, profile_image: '/images/default.svg' });
  }),
  http.delete('*/api/v1/me/avatar', () => HttpResponse.json(member)),
  http.patch('*/api/v1/me/profile', async ({ request }) => {
    const changes = (await request.json()) as object;
    sent.push(changes);
    if (refuse) {
      const fields = { first_name: 'Please contact our call center.' };
      const body = { message: 'Locked', code: 'FIELD_LOCKED', status: 422, fields };
      return HttpResponse.json(body, { status: 422 });
    }
    return HttpResponse.json({ ...member, ...changes });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  sent = [];
  refuse = false;
  visit('/profile');
  useAuth.getState().succeed({
    ...member,
    ...{ first_name: '', last_name: '', birthdate: null, gender: null, title: '', email: '' },
    member_code: '710000000018',
  });
});
afterEach(() => {
  server.resetHandlers();
});

test('shows the card, progress to the next tier, coins and expiring coins', async () => {
  show(<ProfileView />, en);
  expect(await screen.findByText(/฿12,000 to go until Platinum/)).toBeVisible();
  expect(screen.getByText('7100 0000 0018')).toBeVisible();
  expect(await screen.findByText('1,250')).toBeVisible();
  expect(screen.getByText('Worth ฿250 off')).toBeVisible();
  expect(screen.getByText('1 December 2026')).toBeVisible();
  expect(screen.getByText('-50')).toBeVisible();
});

test('the ledger starts with a few lines and loads older ones page by page', async () => {
  const line = (id: number) => ({ ...coins.ledger[0], id, amount: id });
  const before: (string | null)[] = [];
  server.use(
    http.get('*/api/v1/me/coins', ({ request }) => {
      const last = new URL(request.url).searchParams.get('before');
      before.push(last);
      const ids = last === null ? Array.from({ length: 20 }, (_, n) => 130 - n) : [110, 109];
      return HttpResponse.json({ ...coins, ledger: ids.map(line) });
    }),
  );
  const user = userEvent.setup();
  show(<ProfileView />, en);
  expect(await screen.findByText('+126')).toBeVisible();
  expect(screen.queryByText('+125')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('+111')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('+109')).toBeVisible();
  expect(before).toEqual([null, '111']);
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
});

test('a failed load is retried', async () => {
  server.use(http.get('*/api/v1/me/coins', () => HttpResponse.error(), { once: true }));
  show(<ProfileView />, en);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,250')).toBeVisible();
});

test('a new member enters personal data; the birthdate has a Buddhist year and no slashes, as on a numeric keypad', async () => {
  visit('/th/profile/personal/edit');
  const user = userEvent.setup();
  show(<PersonalForm />, th, 'th');
  await user.type(screen.getByLabelText('ชื่อ'), 'มาลี');
  await user.type(screen.getByLabelText('นามสกุล'), 'ใจดี');
  await user.type(screen.getByLabelText('วันเกิด'), '31122535');
  await user.selectOptions(screen.getByLabelText('เพศ'), 'หญิง');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await eventually(() => {
    expect(sent).toEqual([
      { first_name: 'มาลี', last_name: 'ใจดี', birthdate: '1992-12-31', gender: 'female' },
    ]);
  });
  expect(useAuth.getState().user?.first_name).toBe('มาลี');
});

test('fields that are already set are locked and name the number to call', () => {
  useAuth.getState().succeed({ ...member, first_name: 'Mali', last_name: 'Dee' });
  show(<PersonalForm />, en);
  expect(screen.getByLabelText('First name')).toBeDisabled();
  expect(screen.getByText(/please call 1800-000-278/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeEnabled();
});

test('errors appear at their fields, from the form and from the service', async () => {
  refuse = true;
  const user = userEvent.setup();
  show(<PersonalForm />, en);
  await user.type(screen.getByLabelText('Date of birth'), '31/02/1992');
  await user.type(screen.getByLabelText('Email'), 'mali@');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Please enter DD\/MM\/YYYY/)).toBeVisible();
  expect(screen.getByText('Please enter a valid email.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(screen.getByLabelText('Date of birth'));
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('First name'), 'Mali');
  await user.type(screen.getByLabelText('Last name'), 'Dee');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please contact our call center.')).toBeVisible();
});

test('a picture is chosen, previewed, saved and removed', async () => {
  const user = userEvent.setup();
  const { container } = show(<AvatarForm />, en);
  const shown = () => container.querySelector('img')?.getAttribute('src');
  const choose = async (file: File) =>
    user.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file);
  expect(shown()).toBeUndefined();
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  await choose(picture);
  await eventually(() => {
    expect(shown()).toMatch(/^data:/);
  });
  refuse = true;
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(await screen.findByText('No picture')).toBeVisible();
  refuse = false;
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await eventually(() => {
    expect(shown()).toBeUndefined();
  });
  expect(sent).toEqual(['image/png', 'image/png']);
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
  await choose(large);
  expect(await screen.findByText(/up to 10 MB\.$/, { selector: '[role=alert] *' })).toBeVisible();
  expect(useAuth.getState().user?.profile_image).toBeNull();
});
