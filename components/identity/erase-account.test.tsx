import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import auth from '@/messages/identity/en.json';
import privacy from '@/messages/privacy/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AccountErased } from './account-erased';
import { EraseAccount } from './erase-account';

const logOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/components/common/log-out', () => ({ logOut }));

const challenge = {
  id: crypto.randomUUID(),
  ref_code: 'AB12',
  expires_at: new Date(Date.now() + 300_000).toISOString(),
  resend_after: new Date(Date.now() + 60_000).toISOString(),
  by_call: false,
  now: new Date().toISOString(),
};
const refuse = (code: string, message: string) =>
  HttpResponse.json({ code, message, status: 409 }, { status: 409 });

const sent: unknown[] = [];
let refusal: Response | undefined;
const server = setupServer(
  http.post('*/api/v1/guest/otp', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(challenge);
  }),
  http.post('*/api/v1/me/data-requests', async ({ request }) => {
    sent.push(await request.json());
    return refusal ?? HttpResponse.json({}, { status: 201 });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/privacy');
  useAuth.getState().succeed(member);
  refusal = undefined;
  sent.length = 0;
});

const texts = { ...privacy, ...auth };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks twice, then for a code, and signs out afterwards', async () => {
  show(<EraseAccount siteKey={undefined} showOutbox={false} />, texts);
  await press('Delete my account');
  await press('Keep my account');
  await press('Delete my account');
  expect(screen.getByRole('status')).toHaveTextContent(member.phone_number);
  expect(sent).toEqual([]);
  await press('Send code');
  await userEvent.type(await screen.findByLabelText('OTP'), '123456');
  refusal = refuse('OPEN_ORDERS', 'An order is under way.');
  await press('Delete permanently');
  expect(await screen.findByText('An order is under way.')).toBeVisible();
  expect(logOut).not.toHaveBeenCalled();
  refusal = undefined;
  await press('Delete permanently');
  await waitFor(() => {
    expect(logOut).toHaveBeenCalledWith('en', 'erased');
  });
  expect(sent[0]).toEqual({ phone_number: member.phone_number, purpose: 'erase' });
  expect(sent.at(-1)).toEqual({ type: 'erase', otp_id: challenge.id, code: '123456' });
});

it('is confirmed where the member lands', () => {
  visit('/login?erased');
  show(<AccountErased />, texts);
  expect(screen.getByRole('status')).toHaveTextContent('Your account has been deleted.');
});
