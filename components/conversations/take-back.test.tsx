import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Approval } from '@/lib/conversations/contract';
import en from '@/messages/conversations/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ApprovalCard } from './approval-card';
import { GivenApprovals } from './given-approvals';

const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
const APPROVAL: Approval = {
  ...{ id: 4, qty: 2, directions: 'One a day.', state: 'used', acknowledged: null, patient: null },
  ...{ withdrawable: true, withdrawn_reason: null, expires_at: '2026-11-23T03:00:00.000Z' },
  product: { id: 9, name: 'Amoxicillin', image },
};
const NAME = `${en['conversations.approval.withdraw']}: Amoxicillin`;

let given = true;
const sent: unknown[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/pharmacy/approvals', () => {
    const one = { id: 4, conversation_id: 7, product_name: 'Amoxicillin', qty: 2, ordered: true };
    return HttpResponse.json({ entities: given ? [{ ...one, at: APPROVAL.expires_at }] : [] });
  }),
  http.post('*/api/admin/v1/pharmacy/approvals/4/withdraw', async ({ request }) => {
    const body = (await request.json()) as { reason: string };
    sent.push(body);
    if (body.reason === '') {
      const fields = { reason: 'Please say why.' };
      return HttpResponse.json({ code: 'VALIDATION', status: 422, fields }, { status: 422 });
    }
    given = false;
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  service.listen();
});
beforeEach(() => {
  visit('/staff/pharmacy');
  given = true;
  sent.length = 0;
  useUi.setState({ toast: null });
});
afterAll(() => {
  service.close();
});

const submit = () =>
  userEvent.click(screen.getByRole('button', { name: en['conversations.approval.withdraw'] }));

it('takes an approval back by keyboard, with a reason alone', async () => {
  await act(async () => {
    await Promise.resolve(
      show(<ApprovalCard card={undefined} approval={APPROVAL} forMember={false} />, en),
    );
  });
  (await screen.findByRole('button', { name: NAME })).focus();
  await userEvent.keyboard('{Enter}');
  await submit();
  expect(await screen.findByText('Please say why.')).toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: en['conversations.approval.withdrawReason'] }),
    'The dose was wrong.',
  );
  await submit();
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(en['conversations.approval.takenBack']);
  });
  expect(sent).toEqual([{ reason: '' }, { reason: 'The dose was wrong.' }]);
});

it('shows the member why it was taken back, and neither of them a way to do more', async () => {
  const approval = {
    ...APPROVAL,
    ...{ state: 'withdrawn' as const, withdrawable: false, withdrawn_reason: 'Too strong.' },
  };
  for (const forMember of [true, false]) {
    const { unmount } = show(
      <ApprovalCard card={undefined} approval={approval} forMember={forMember} />,
      en,
    );
    expect(screen.getByText(en['conversations.approval.withdrawn'])).toBeInTheDocument();
    expect(screen.getByText('Reason: Too strong.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

it('lists what may be taken back, also of conversations that are over', async () => {
  show(<GivenApprovals />, en);
  await userEvent.click(screen.getByText(en['conversations.deskGiven']));
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await userEvent.type(screen.getByRole('textbox'), 'Too strong.');
  await submit();
  expect(await screen.findByText(en['conversations.deskGivenNone'])).toBeInTheDocument();
});
