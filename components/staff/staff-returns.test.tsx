import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import staffMessages from '@/messages/staff/en.json';
import { useUi } from '@/stores/ui';
import { ReturnPanel } from './return-panel';
import type { Back } from './return-dialog';
import { staffOrder } from './staff.fixture';

const ID = staffOrder().order_id;
const sent: { path: string; body: unknown }[] = [];
const service = setupServer(
  http.post('*/api/admin/v1/orders/:id/returns/:move', async ({ request }) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname.replace('/api/admin/v1', ''), body: await request.json() });
    return HttpResponse.json({ ...staffOrder(), address: null, timeline: [] });
  }),
);

beforeAll(async () => {
  service.listen();
  await Promise.all([import('./return-dialog'), import('axios')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  sent.length = 0;
  useUi.setState({ toast: null });
});
afterEach(() => {
  service.resetHandlers();
});

function open(changes: Partial<Back>) {
  const back: Back = {
    ...{ id: 1, status: 'approved', reason: 'wrong_item', detail: '', refunded: null },
    kept_for_coins: 0,
    lines: [{ line: 1, qty: 1 }],
    requested_at: '2026-11-22T02:00:00.000Z',
    ...{ amount: 319.5, by_hand: 0, restocked: null, moves: ['refund'], version: 'return-1' },
    ...changes,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={staffMessages}>
        <ReturnPanel order={staffOrder({ status: 'delivered' })} back={back} heading="h3" />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The dialog of a decision, and its button of the same name. */
async function ask(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: `${name}: ${ID}` }));
  return { dialog, send: () => user.click(dialog.getByRole('button', { name })) };
}

test('is accepted at once', async () => {
  const user = open({ status: 'requested', moves: ['approve', 'reject'] });
  await user.click(screen.getByRole('button', { name: 'Accept return' }));
  await waitFor(() => {
    expect(sent).toEqual([
      { path: `/orders/${ID}/returns/approve`, body: { version: 'return-1' } },
    ]);
  });
});

test('is declined with a reason that the customer reads', async () => {
  const user = open({ status: 'requested', moves: ['approve', 'reject'] });
  const { dialog, send } = await ask(user, 'Decline return');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Seal broken');
  await send();
  const body = { version: 'return-1', reason: 'Seal broken' };
  await waitFor(() => {
    expect(sent).toEqual([{ path: `/orders/${ID}/returns/reject`, body }]);
  });
});

test('that was paid online says what goes back, and puts good pieces on the shelf', async () => {
  const user = open({});
  const { dialog, send } = await ask(user, 'Receive and refund');
  expect(dialog.getByText('Refund: ฿319.50')).toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: /Put back on the shelf/ })).toBeChecked();
  await send();
  await waitFor(() => {
    expect(sent[0]?.body).toEqual({ version: 'return-1', reason: '', restock: true });
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(useUi.getState().toast).toMatchObject({ tone: 'success' });
});

test.each(['damaged', 'expired_goods', 'allergy'] as const)(
  'for being %s stays away from the shelf unless staff says otherwise',
  async (reason) => {
    const user = open({ reason });
    const { dialog, send } = await ask(user, 'Receive and refund');
    const shelf = dialog.getByRole('checkbox', { name: /Put back on the shelf/ });
    expect(shelf).not.toBeChecked();
    if (reason === 'allergy') await user.click(shelf);
    await send();
    await waitFor(() => {
      expect(sent[0]?.body).toMatchObject({ restock: reason === 'allergy' });
    });
  },
);

test('of cash asks how it went back, and shows what the service says to that', async () => {
  const refuse = () => {
    const fields = { reason: 'กรุณากรอกข้อมูลช่องนี้' };
    return HttpResponse.json({ message: 'x', code: 'VALIDATION', fields }, { status: 422 });
  };
  service.use(http.post('*/returns/refund', refuse, { once: true }));
  const user = open({ by_hand: 319.5 });
  const { dialog, send } = await ask(user, 'Receive and refund');
  expect(dialog.getByText(/Refund ฿319.50 by hand/)).toBeInTheDocument();
  await send();
  const how = dialog.getByRole('textbox', { name: /How it was refunded/ });
  expect(await dialog.findByText('กรุณากรอกข้อมูลช่องนี้')).toBeInTheDocument();
  await waitFor(() => {
    expect(how).toHaveFocus();
  });
  await user.type(how, 'Receipt 1042{Enter}');
  await waitFor(() => {
    expect(sent[0]?.body).toEqual({ version: 'return-1', reason: 'Receipt 1042', restock: true });
  });
});

test.each([
  [true, /฿319.50 refunded\.Back on the shelf\./],
  [false, /฿319.50 refunded\.Not put back on the shelf\./],
])('that is decided tells what became of money and goods (restocked: %s)', (restocked, text) => {
  open({ status: 'refunded', refunded: 319.5, restocked, moves: [] });
  expect(screen.getByRole('region', { name: 'Return' })).toHaveTextContent(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
