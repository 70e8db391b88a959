import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewReferral, Referral } from '@/lib/referrals/contract';
import consultation from '@/messages/conversations/en.json';
import en from '@/messages/referrals/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { LateReferrals } from './late-referrals';
import { ReferralForm } from './referral-form';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/browser', async (original) => ({ ...(await original<object>()), saveBlob }));

const LETTER: Referral = {
  ...{ id: 3, number: 'RF2611-000003', doctor: 'eye', urgency: 'day' },
  at: '2026-11-20T03:00:00.000Z',
};
const REFERRED = { act: 'referred' as const, by: 'Malee', at: LETTER.at };

let asked = 0;
let letters = [LETTER];
const sent: NewReferral[] = [];
let refusals: object[] = [];
const service = setupServer(
  http.get('*/conversations/7/referrals', () => {
    asked += 1;
    return HttpResponse.json({ entities: letters });
  }),
  http.get('*/api/v1/conversations/7/referrals/3/letter.pdf', () => new HttpResponse('%PDF')),
  http.get('*/conversations/7/messages', () => HttpResponse.json({ entities: [], more: false })),
  http.post<never, NewReferral>(
    '*/api/admin/v1/pharmacy/conversations/7/referrals',
    async ({ request }) => {
      sent.push(await request.json());
      const [refusal] = refusals.splice(0, 1);
      if (refusal) return HttpResponse.json(refusal, { status: 409 });
      return HttpResponse.json(LETTER, { status: 201 });
    },
  ),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  asked = 0;
  letters = [LETTER];
  sent.length = 0;
  refusals = [];
  saveBlob.mockClear();
  useUi.setState({ toast: null });
});

it('are asked for only where a pharmacist wrote one, and go to the downloads', async () => {
  show(<LateReferrals side="member" conversation={{ id: 7, turns: [] }} />, consultation);
  expect(asked).toBe(0);
  show(<LateReferrals side="member" conversation={{ id: 7, turns: [REFERRED] }} />, consultation);
  expect(await screen.findByText('Ophthalmology · Within 24 hours')).toBeInTheDocument();
  const download = `${en['referrals.download']} ${LETTER.number}`;
  await userEvent.click(screen.getByRole('button', { name: download }));
  await waitFor(() => {
    expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), `${LETTER.number}.pdf`);
  });
});

it('are gone with what was said', async () => {
  letters = [];
  show(<LateReferrals side="member" conversation={{ id: 7, turns: [REFERRED] }} />, consultation);
  await waitFor(() => {
    expect(asked).toBe(1);
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('is written with what was approved, read before where the patient wrote again', async () => {
  refusals = [{ code: 'VERSION_STALE', status: 409, message: 'Changed' }];
  const approval = {
    ...{ id: 4, qty: 2, directions: 'One a day.', state: 'ready' as const, acknowledged: null },
    ...{ patient: null, withdrawable: true, withdrawn_reason: null, expires_at: LETTER.at },
    product: { id: 9, name: 'Amoxicillin', image: { thumbnail_url: '', large_url: '' } },
  };
  await act(async () => {
    const conversation = { id: 7, approvals: [approval] };
    await Promise.resolve(show(<ReferralForm conversation={conversation} />, consultation));
  });
  const write = await screen.findByRole('button', { name: en['referrals.write'] });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['referrals.doctor'] }),
    en['referrals.doctor.eye'],
  );
  await userEvent.type(screen.getByRole('textbox', { name: en['referrals.reason'] }), 'A red eye.');
  await userEvent.click(screen.getByRole('button', { name: en['referrals.takeApproved'] }));
  await userEvent.click(write);
  expect(await screen.findByText(en['referrals.stale'])).toBeInTheDocument();
  await userEvent.click(write);
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toContain(LETTER.number);
  });
  expect(sent).toHaveLength(2);
  // Sent again it is the same letter.
  expect(sent[1]?.client_msg_id).toBe(sent[0]?.client_msg_id);
  expect(sent[1]).toMatchObject({
    ...{
      doctor: 'eye',
      urgency: 'day',
      reason: 'A red eye.',
      given: 'Amoxicillin × 2: One a day.',
    },
  });
  expect(screen.getByRole('textbox', { name: en['referrals.reason'] })).toHaveValue('');
});
