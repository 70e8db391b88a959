import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Intake, NewApproval } from '@/lib/api/contract/conversations';
import type { Conflict } from '@/lib/api/contract/health';
import en from '@/messages/consultation/en.json';
import { productCard, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useUi } from '@/stores/ui';
import { ApproveForm } from './approve-form';

const TOLD: Intake = {
  ...{ text: 'It hurts', since: 'days', allergies: '', conditions: '', medicines: '' },
  pregnancy: 'no',
};
const CONFLICT: Conflict = {
  ...{ key: 'allergy:ibuprofen:', kind: 'allergy', ingredient: 'ibuprofen', other: '' },
  avoid: true,
};
const MEDICINE = {
  ...productCard(9, 'Ibuprofen 400 mg'),
  drug: { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' },
};

const sent: NewApproval[] = [];
const server = setupServer(
  http.get('*/api/v1/products/web', () =>
    HttpResponse.json({ entities: [MEDICINE], page: 1, per_page: 10, total: 1 }),
  ),
  http.get('*/pharmacy/conversations/7/patient', () =>
    HttpResponse.json({
      notes: { allergies: ['Ibuprofen'], conditions: [], medicines: [], pregnancy: 'no' },
      bought: [],
    }),
  ),
  http.get('*/api/v1/medicines/ingredients', () =>
    HttpResponse.json({
      entities: [{ product_id: 9, contains: [{ id: 'ibuprofen', mg: 400 }], per_day: 3 }],
    }),
  ),
  http.post<never, NewApproval>('*/conversations/7/approvals', async ({ request }) => {
    const approval = await request.json();
    sent.push(approval);
    if (approval.acknowledged) return HttpResponse.json({}, { status: 201 });
    const refusal = { code: 'CONFLICT_UNACKNOWLEDGED', status: 409, message: 'Conflict.' };
    return HttpResponse.json({ ...refusal, data: { conflicts: [CONFLICT] } }, { status: 409 });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

it('marks what conflicts, and approves it with a reason alone', async () => {
  visit('/staff/pharmacy');
  show(<ApproveForm id={7} told={TOLD} />, en);
  await userEvent.type(
    screen.getByRole('searchbox', { name: en['consultation.deskMedicine'] }),
    'ibu',
  );
  await userEvent.click(await screen.findByRole('radio'));
  expect(await screen.findByText(en['consultation.deskConflict'])).toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: en['consultation.approval.directions'] }),
    'One.',
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press(en['consultation.deskApprove']);
  expect(await screen.findByText('Allergy to Ibuprofen')).toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: en['consultation.deskReason'] }),
    'Took it before.',
  );
  await press(en['consultation.deskApproveAnyway']);
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(en['consultation.deskApproved']);
  });
  expect(sent.map(({ acknowledged }) => acknowledged)).toEqual([
    undefined,
    { conflicts: [CONFLICT.key], reason: 'Took it before.' },
  ]);
});
