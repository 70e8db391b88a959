import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import auth from '@/messages/identity/en.json';
import privacy from '@/messages/privacy/en.json';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CopyData } from './copy-data';

const challenge = {
  id: crypto.randomUUID(),
  ref_code: 'AB12',
  expires_at: new Date(Date.now() + 300_000).toISOString(),
  resend_after: new Date(Date.now() + 60_000).toISOString(),
  by_call: false,
  now: new Date().toISOString(),
};

const sent: unknown[] = [];
const files: Blob[] = [];
const server = setupServer(
  http.post('*/api/v1/guest/otp', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(challenge);
  }),
  http.post('*/api/v1/me/export', async ({ request }) => {
    const proof = (await request.json()) as { readonly code: string };
    sent.push(proof);
    if (proof.code === '123456') return HttpResponse.json({ data: { profile: 'mine' } });
    const refusal = { message: 'Wrong OTP. 4 attempts left.', code: 'OTP_WRONG', status: 422 };
    return HttpResponse.json(refusal, { status: 422 });
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
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:copy';
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks for a code to the phone before the copy is made', async () => {
  show(<CopyData siteKey={undefined} showOutbox={false} />, { ...privacy, ...auth });
  await press('Download a copy');
  expect(screen.getByRole('status')).toHaveTextContent(member.phone_number);
  expect(sent).toEqual([]);
  await press('Send code');
  const code = await screen.findByLabelText('OTP');
  await userEvent.type(code, '654321');
  await press('Download');
  expect(await screen.findByText('Wrong OTP. 4 attempts left.')).toBeVisible();
  expect(files).toEqual([]);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await press('Download');
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(privacy['privacy.copied']);
  });
  expect(sent[0]).toEqual({ phone_number: member.phone_number, purpose: 'export' });
  expect(sent.at(-1)).toEqual({ otp_id: challenge.id, code: '123456' });
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ data: { profile: 'mine' } });
  expect(screen.getByRole('button', { name: 'Download a copy' })).toBeVisible();
});
