import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Refill, Refills } from '@/lib/refills/contract';
import messages from '@/messages/refills/en.json';
import { useUi } from '@/stores/ui';
import { productCard, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RefillList } from './refill-list';

const AT = '2026-11-29T03:00:00.000Z';
const painkiller: Refill = {
  ...{ product: productCard(7, 'Painkiller'), bought_at: AT, suggested_days: 12 },
  reminder: null,
};
const antibiotic: Refill = {
  ...painkiller,
  product: {
    ...productCard(8, 'Antibiotic'),
    drug: { class: 'dangerous', policy: 'approval', reg_no: '1A 1/60' },
  },
  suggested_days: null,
};

let known: Refills;
const sent: unknown[] = [];
const server = setupServer(
  http.get('*/api/v1/me/refills', () => HttpResponse.json(known)),
  http.put('*/api/v1/me/refills/7', async ({ request }) => {
    sent.push(await request.json());
    known = withReminder('planned');
    return HttpResponse.json({});
  }),
  http.delete('*/api/v1/me/refills/7', () => {
    known = { wanted: true, entities: [painkiller] };
    return HttpResponse.json({});
  }),
);

function withReminder(state: 'planned' | 'told' | 'bought' | 'lapsed'): Refills {
  const reminder = { state, days: 12, remind_at: '2026-12-08T03:00:00.000Z' };
  return { wanted: true, entities: [{ ...painkiller, reminder }] };
}

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/refills');
  known = { wanted: true, entities: [painkiller, antibiotic] };
  sent.length = 0;
  useUi.setState({ toast: null });
});
afterEach(() => {
  server.resetHandlers();
});

const entry = (name: string) => screen.findByRole('article', { name });

test('a reminder begins with the days of pack and label, and is turned off', async () => {
  show(<RefillList />, messages);
  const part = within(await entry('Painkiller'));
  expect(part.getByRole('combobox')).toHaveDisplayValue('12 days (by pack and label)');
  await userEvent.click(part.getByRole('button', { name: 'Remind me: Painkiller' }));
  expect(await screen.findByText('We will remind you on 8 December 2026.')).toBeInTheDocument();
  expect(sent).toEqual([{ days: 12 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Turn off: Painkiller' }));
  expect(await screen.findByRole('button', { name: 'Remind me: Painkiller' })).toBeInTheDocument();
});

test('other days may be chosen', async () => {
  show(<RefillList />, messages);
  const part = within(await entry('Painkiller'));
  await userEvent.selectOptions(part.getByRole('combobox'), '60 days');
  await userEvent.click(part.getByRole('button', { name: 'Remind me: Painkiller' }));
  await waitFor(() => {
    expect(sent).toEqual([{ days: 60 }]);
  });
});

test('what needs an approval leads to a pharmacist, by a name that reaches no server', async () => {
  show(<RefillList />, messages);
  const part = within(await entry('Antibiotic'));
  expect(part.getByRole('link', { name: messages['refills.ask'] })).toHaveAttribute(
    'href',
    '/pharmacy/consult#about=Antibiotic',
  );
  expect(part.queryByRole('button', { name: /^Order again/ })).toBeNull();
  expect(part.getByRole('combobox')).toHaveDisplayValue('30 days');
});

test('what is sold out is not offered', async () => {
  known = {
    wanted: true,
    entities: [{ ...painkiller, product: { ...painkiller.product, stock: 'none' } }],
  };
  show(<RefillList />, messages);
  expect(await screen.findByText(messages['refills.soldOut'])).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
});

test.each([
  ['told', messages['refills.told']],
  ['bought', messages['refills.boughtAgain']],
  ['lapsed', messages['refills.lapsed']],
] as const)('a reminder that is %s says so and may be set anew', async (state, words) => {
  known = withReminder(state);
  show(<RefillList />, messages);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remind me: Painkiller' })).toBeInTheDocument();
});

test('preferences that keep reminders silent are named', async () => {
  known = { ...known, wanted: false };
  show(<RefillList />, messages);
  expect(await screen.findByText(messages['refills.off'])).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages['refills.settings'] })).toHaveAttribute(
    'href',
    '/profile/notifications',
  );
});

test('a refused reminder is reported', async () => {
  server.use(http.put('*/api/v1/me/refills/7', () => new HttpResponse(null, { status: 500 })));
  show(<RefillList />, messages);
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me: Painkiller' }));
  await waitFor(() => {
    expect(useUi.getState().toast?.tone).toBe('danger');
  });
});
