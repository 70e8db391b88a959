import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Message, NewApproval } from '@/lib/conversations/contract';
import type { Conflict } from '@/lib/health/contract';
import type { NewRecommendation } from '@/lib/conversations/contract-desk';
import en from '@/messages/conversations/en.json';
import { productCard, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useUi } from '@/stores/ui';
import { ApproveForm } from './approve-form';
import { RecommendForm } from './recommend-form';

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
  ...{ id, from: 'member', by: null, type: 'text', body: `Words ${String(id)}` },
  ...{ approval_id: null, product_id: null, acknowledged: null },
  ...{ client_msg_id: crypto.randomUUID(), at: '2026-11-24T03:00:00.000Z' },
});
const LATER: Conflict = { ...CONFLICT, key: 'taking:ibuprofen:', kind: 'taking', avoid: false };

const sent: (NewApproval | NewRecommendation)[] = [];
const refusal = { code: 'CONFLICT_UNACKNOWLEDGED', status: 409, message: 'Conflict.' };
/** Knows of one more conflict than the desk was told of before. */
const weigh = async (request: Request) => {
  const said = (await request.json()) as NewApproval | NewRecommendation;
  sent.push(said);
  if ('patient_version' in said) {
    const last = messages.at(-1)?.id ?? 0;
    if (said.seen_message_id < last || said.patient_version !== fileVersion) {
      const stale = { code: 'VERSION_STALE', status: 409, message: 'Stale.' };
      return HttpResponse.json(stale, { status: 409 });
    }
  }
  if (said.acknowledged?.conflicts.includes(LATER.key)) {
    return HttpResponse.json({}, { status: 201 });
  }
  const conflicts = [CONFLICT, LATER];
  return HttpResponse.json({ ...refusal, data: { conflicts } }, { status: 409 });
};
const PATIENT = {
  ...{ name: '', relation: 'self', birth_date: null, age_months: null },
  ...{ age: null, sex: null, weight: null, weighed_on: null },
};
const server = setupServer(
  http.get('*/api/v1/products/web', () =>
    HttpResponse.json({ entities: [MEDICINE], page: 1, per_page: 10, total: 1 }),
  ),
  http.get('*/api/v1/products/9', () =>
    HttpResponse.json({ ...MEDICINE, how_to: 'One tablet after meals.' }),
  ),
  http.get('*/api/v1/branches*', () => HttpResponse.json({ entities: [] })),
  http.get('*/pharmacy/conversations/7/patient', () =>
    HttpResponse.json({ patient: PATIENT, notes: null, version: fileVersion, bought: [] }),
  ),
  http.get('*/pharmacy/conversations/7/messages', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json({ entities: messages.filter(({ id }) => id > after), more: false });
  }),
  http.get('*/pharmacy/conversations/7/conflicts', () =>
    HttpResponse.json({ entities: [{ product_id: 9, conflicts: [CONFLICT] }] }),
  ),
  http.post('*/conversations/7/approvals', ({ request }) => weigh(request)),
  http.post('*/conversations/7/messages', ({ request }) => weigh(request)),
);
beforeAll(() => {
  server.listen();
});
beforeEach(() => {
  visit('/staff/pharmacy');
  sent.length = 0;
  messages = [];
  fileVersion = 'first';
  useUi.setState({ toast: null });
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (field: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: field }), text);
async function choose(field: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: field }), 'ibu');
  await userEvent.click(await screen.findByRole('radio'));
  expect(await screen.findByText(en['conversations.deskConflict'])).toBeInTheDocument();
  expect(await screen.findByText('Allergy to Ibuprofen')).toBeInTheDocument();
}

it.each([
  {
    what: 'approves',
    form: <ApproveForm id={7} />,
    field: en['conversations.deskMedicine'],
    send: en['conversations.deskApproveAnyway'],
    done: en['conversations.deskApproved'],
  },
  {
    what: 'sends',
    form: <RecommendForm id={7} />,
    field: en['conversations.deskProduct'],
    send: en['conversations.deskRecommendAnyway'],
    done: en['conversations.deskRecommended'],
  },
])('marks what conflicts before it $what it, with a reason alone', async (one) => {
  show(one.form, en);
  await choose(one.field);
  const directions = screen.getByRole('textbox', { name: en['conversations.approval.directions'] });
  await waitFor(() => {
    expect(directions).toHaveValue('One tablet after meals.');
  });
  await userEvent.type(directions, ' Not at night.');
  await write(en['conversations.deskReason'], 'Took it before.');
  await press(one.send);
  expect(await screen.findByText('Ibuprofen already in use')).toBeInTheDocument();
  await press(one.send);
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(one.done);
  });
  const [said] = sent;
  expect(said && ('directions' in said ? said.directions : said.body)).toBe(
    'One tablet after meals. Not at night.',
  );
  expect(sent.map(({ acknowledged }) => acknowledged)).toEqual([
    { conflicts: [CONFLICT.key], reason: 'Took it before.' },
    { conflicts: [CONFLICT.key, LATER.key], reason: 'Took it before.' },
  ]);
});

it.each([
  ['approves', <ApproveForm key="approve" id={7} />, en['conversations.deskMedicine']],
  ['sends', <RecommendForm key="recommend" id={7} />, en['conversations.deskProduct']],
])('takes no directions before those of the label are there: %s', async (_, form, field) => {
  const label = Promise.withResolvers<undefined>();
  server.use(
    http.get('*/api/v1/products/9', async () => {
      await label.promise;
      return HttpResponse.json({ ...MEDICINE, how_to: 'One tablet after meals.' });
    }),
  );
  show(form, en);
  await choose(field);
  const directions = screen.getByRole('textbox', { name: en['conversations.approval.directions'] });
  await userEvent.type(directions, 'Two.');
  expect(directions).toHaveValue('');
  label.resolve(undefined);
  await waitFor(() => {
    expect(directions).toHaveValue('One tablet after meals.');
  });
  await userEvent.type(directions, ' Not at night.');
  expect(directions).toHaveValue('One tablet after meals. Not at night.');
});

it('decides on nothing that was said or noted meanwhile, and keeps what was typed', async () => {
  messages = [says(1)];
  show(<ApproveForm id={7} />, en);
  await choose(en['conversations.deskMedicine']);
  const directions = screen.getByRole('textbox', { name: en['conversations.approval.directions'] });
  await waitFor(() => {
    expect(directions).not.toHaveValue('');
  });
  await userEvent.clear(directions);
  await userEvent.type(directions, 'One.');
  await write(en['conversations.deskReason'], 'Took it before.');
  messages = [says(1), says(2)];
  fileVersion = 'second';
  await press(en['conversations.deskApproveAnyway']);
  expect(await screen.findByText(en['conversations.deskStale'])).toBeVisible();
  expect(directions).toHaveValue('One.');
  await waitFor(async () => {
    await press(en['conversations.deskApproveAnyway']);
    expect(sent.at(-1)).toMatchObject({ seen_message_id: 2, patient_version: 'second' });
  });
  expect(sent[0]).toMatchObject({ seen_message_id: 1, patient_version: 'first' });
  expect(await screen.findByText('Ibuprofen already in use')).toBeInTheDocument();
});
