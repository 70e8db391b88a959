import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import auth from '@/messages/identity/en.json';
import authTh from '@/messages/identity/th.json';
import en from '@/messages/identity-joining/en.json';
import th from '@/messages/identity-joining/th.json';
import { useAuth } from '@/stores/auth';
import { eventually } from '@/tests/harness/eventually';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { LinkCard } from './link-card';
import { Registration } from './registration';

const challenge = {
  id: crypto.randomUUID(),
  ref_code: 'AB12',
  expires_at: new Date(Date.now() + 300_000).toISOString(),
  resend_after: new Date(Date.now() + 60_000).toISOString(),
  by_call: false,
  now: new Date().toISOString(),
};

let sent: { path: string; body: unknown }[] = [];
let asked = challenge;
let linked = false;
let refusal: { code: string; fields: Record<string, string> } | undefined;
const server = setupServer(
  http.get('*/api/v1/me', () => HttpResponse.json({ ...member, member_code: '710000000034' })),
  http.get('*/api/v1/me/membership', () =>
    HttpResponse.json({ tier: 'classic', spent: 0, next: null, card_linked: linked }),
  ),
  http.post('*/api/v1/*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    sent.push({ path, body: await request.json() });
    if (refusal && path !== '/guest/otp') {
      const body = { message: 'Refused', status: 422, ...refusal };
      return HttpResponse.json(body, { status: 422 });
    }
    if (path === '/guest/otp') return HttpResponse.json(asked);
    if (path === '/me/register') return HttpResponse.json({ ...member, registered: true });
    linked = true;
    return HttpResponse.json({ member_code: '710000000034', tier: 'classic' });
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
  asked = challenge;
  linked = false;
  refusal = undefined;
  const blank = { first_name: '', last_name: '', birthdate: null, gender: null, email: '' };
  useAuth.getState().succeed({ ...member, ...blank, registered: false });
});

const user = userEvent.setup();

it('registers with a passport, and dates of the Buddhist era', async () => {
  visit('/th/register?return_to=%2Fth%2Fsitemap');
  show(<Registration />, { ...th, ...authTh }, 'th');
  await user.click(screen.getByRole('radio', { name: 'หนังสือเดินทาง' }));
  await user.type(screen.getByLabelText('เลขที่หนังสือเดินทาง'), 'AAอ 123-4567');
  await user.type(screen.getByLabelText('วันหมดอายุ'), '๓๑/๑๒/๒๕๙๐');
  await user.selectOptions(screen.getByLabelText('คำนำหน้า'), 'นางสาว');
  await user.type(screen.getByLabelText('ชื่อ'), 'มาลี');
  await user.type(screen.getByLabelText('นามสกุล'), 'ใจดี');
  await user.type(screen.getByLabelText('วันเกิด'), '12052537');
  await user.selectOptions(screen.getByLabelText('เพศ'), 'หญิง');
  await user.type(screen.getByLabelText('อีเมล'), 'mali@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
  await eventually(() => {
    expect(sent).toEqual([
      {
        path: '/me/register',
        body: {
          title: 'นางสาว',
          first_name: 'มาลี',
          last_name: 'ใจดี',
          email: 'mali@example.com',
          birthdate: '1994-05-12',
          gender: 'female',
          passport_no: 'AA1234567',
          passport_expiry: '2047-12-31',
          consents: ['terms'],
        },
      },
    ]);
  });
  expect(router.replace).toHaveBeenCalledWith(
    '/th/register/link_account?return_to=%2Fth%2Fsitemap',
  );
  expect(useAuth.getState().user?.registered).toBe(true);
});

it('requires every field, and shows refusals of the service at their fields', async () => {
  visit('/register');
  useAuth.getState().succeed({
    ...member,
    ...{ title: 'Dr', birthdate: '1994-05-12', gender: 'female', registered: false },
  });
  show(<Registration />, { ...en, ...auth });
  expect(screen.getByLabelText('First name')).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByLabelText('Citizen ID')).toHaveAccessibleDescription(/Please fill in/);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/accept the terms/);
  await user.type(screen.getByLabelText('Citizen ID'), '3100600445634');
  expect(screen.getByLabelText('Citizen ID')).toHaveAccessibleDescription(/is not valid/);
  await user.type(screen.getByLabelText('Citizen ID'), '{Backspace}5');
  await user.click(screen.getByRole('checkbox'));
  refusal = { code: 'ID_TAKEN', fields: { citizen_id: 'Somebody has it' } };
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('Somebody has it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not now, continue shopping' })).toHaveAttribute(
    'href',
    '/',
  );
});

it('completes a registration flagged by the bot check with a code given by phone call', async () => {
  visit('/register');
  useAuth.getState().succeed({
    ...member,
    ...{ title: 'Dr', birthdate: '1994-05-12', gender: 'female', registered: false },
  });
  asked = { ...challenge, by_call: true };
  show(<Registration />, { ...en, ...auth });
  await user.type(screen.getByLabelText('Citizen ID'), '3100600445635');
  await user.click(screen.getByRole('checkbox'));
  refusal = { code: 'BOT_SUSPECTED', fields: {} };
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/We did not send an SMS/)).toHaveTextContent('AB12');
  expect(screen.getByRole('link', { name: '1800-000-278' })).toHaveAttribute(
    'href',
    'tel:1800000278',
  );
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(screen.getByLabelText('Citizen ID')).toHaveValue('3100600445635');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  const otp = await screen.findByLabelText('OTP');
  refusal = undefined;
  await user.type(otp, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await eventually(() => {
    expect(useAuth.getState().user?.registered).toBe(true);
  });
  expect(sent.at(-1)).toMatchObject({
    path: '/me/register',
    body: { citizen_id: '3100600445635', otp_id: challenge.id, code: '123456' },
  });
});

it('links a card, and keeps the code while a mistyped number is corrected', async () => {
  visit('/register/link_account');
  show(<LinkCard showOutbox={false} />, { ...en, ...auth });
  const number = await screen.findByLabelText('Card number');
  await user.type(number, '7100 0000 0035');
  expect(screen.getByLabelText('Mobile number on the card')).toHaveValue(member.phone_number);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await user.type(await screen.findByLabelText('OTP'), '12');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText(/enter the 6-digit OTP/)).toBeVisible();
  refusal = { code: 'CARD_NOT_FOUND', fields: { member_code: 'No such card' } };
  await user.type(screen.getByLabelText('OTP'), '3456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('No such card')).toBeVisible();
  refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Change card number or phone' }));
  await user.type(screen.getByLabelText('Card number'), '{Backspace}4');
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await user.type(await screen.findByLabelText('OTP'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Card 710000000034 is now linked/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/guest/otp')).toEqual([
    { path: '/guest/otp', body: { phone_number: member.phone_number, purpose: 'link' } },
  ]);
});
