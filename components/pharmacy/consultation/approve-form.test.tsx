import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Intake, Message, NewApproval } from '@/lib/api/contract/conversations';
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

let fileVersion = 'first';
let messages: Message[] = [];
const says = (id: number): Message => ({
  ...{ id, from: 'member', type: 'text', body: `Words ${String(id)}` },
  ...{ approval_id: null, product_id: null, client_msg_id: crypto.randomUUID() },
  at: '2026-11-24T03:00:00.000Z',
});

const sent: NewApproval[] = [];
const server = setupServer(
  http.get('*/api/v1/products/web', () =>
    HttpResponse.json({ entities: [MEDICINE], page: 1, per_page: 10, total: 1 }),
  ),
  http.get('*/pharmacy/conversations/7/patient', () =>
    HttpResponse.json({
      notes: { allergies: ['Ibuprofen'], conditions: [], medicines: [], pregnancy: 'no' },
      version: fileVersion,
      bought: [],
    }),
  ),
  http.get('*/pharmacy/conversations/7/messages', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json({ entities: messages.filter(({ id }) => id > after), more: false });
  }),
  http.get('*/api/v1/medicines/ingredients', () =>
    HttpResponse.json({
      entities: [{ product_id: 9, contains: [{ id: 'ibuprofen', mg: 400 }], per_day: 3 }],
    }),
  ),
  http.post<never, NewApproval>('*/conversations/7/approvals', async ({ request }) => {
    const approval = await request.json();
    sent.push(approval);
    const last = messages.at(-1)?.id ?? 0;
    if (approval.seen_message_id < last || approval.patient_version !== fileVersion) {
      const stale = { code: 'VERSION_STALE', status: 409, message: 'Stale.' };
      return HttpResponse.json(stale, { status: 409 });
    }
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function choose(): Promise<void> {
  visit('/staff/pharmacy');
  show(<ApproveForm id={7} told={TOLD} />, en);
  await userEvent.type(
    screen.getByRole('searchbox', { name: en['consultation.deskMedicine'] }),
    'ibu',
  );
  await userEvent.click(await screen.findByRole('radio'));
}

it('marks what conflicts, and approves it with a reason alone', async () => {
  await choose();
  expect(await screen.findByText(en['consultation.deskConflict'])).toBeInTheDocument();
  await userEvent.type(
    screen.getByRole('textbox', { name: en['consultation.approval.directions'] }),
    'One.',
  );
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

it('decides on nothing that was said or noted meanwhile, and keeps what was typed', async () => {
  messages = [says(1)];
  sent.length = 0;
  await choose();
  const directions = screen.getByRole('textbox', { name: en['consultation.approval.directions'] });
  await userEvent.type(directions, 'One.');
  messages = [says(1), says(2)];
  fileVersion = 'second';
  await press(en['consultation.deskApprove']);
  expect(await screen.findByText(en['consultation.deskStale'])).toBeVisible();
  expect(directions).toHaveValue('One.');
  await waitFor(async () => {
    await press(en['consultation.deskApprove']);
    expect(sent.at(-1)).toMatchObject({ seen_message_id: 2, patient_version: 'second' });
  });
  expect(sent[0]).toMatchObject({ seen_message_id: 1, patient_version: 'first' });
  expect(await screen.findByText('Allergy to Ibuprofen')).toBeInTheDocument();
});
