import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '@/lib/staff/contract';
import type { StaffPaymentPage } from '@/lib/staff/contract-payments';
import orderMessages from '@/messages/orders/en.json';
import staffMessages from '@/messages/staff/en.json';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { StaffBoard } from './staff-board';
import { office, paymentPage, staffPage, staffPayment } from './staff.fixture';

const shop: { staff: Staff; page: StaffPaymentPage } = { staff: office, page: paymentPage() };
const sent: { path: string; body: unknown }[] = [];
const looks: string[] = [];

const service = setupServer(
  http.get('*/api/admin/v1/me', () => HttpResponse.json(shop.staff)),
  http.get('*/api/v1/branches', () =>
    HttpResponse.json({ entities: [], page: 1, per_page: 100, total: 0 }),
  ),
  http.get('*/api/admin/v1/orders', () => HttpResponse.json(staffPage())),
  http.get('*/api/admin/v1/payments', ({ request }) => {
    looks.push(new URL(request.url).search);
    return HttpResponse.json(shop.page);
  }),
  http.post('*/api/admin/v1/payments/:id/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname.replace('/api/admin/v1', ''), body: await request.json() });
    shop.page = paymentPage();
    return HttpResponse.json(staffPayment());
  }),
);

beforeAll(async () => {
  service.listen();
  await Promise.all([import('./payment-dialog'), import('axios')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  Object.assign(shop, { staff: office, page: paymentPage(staffPayment()) });
  sent.length = 0;
  looks.length = 0;
  useUi.setState({ toast: null });
});
afterEach(() => {
  service.resetHandlers();
});

function openBoard(path = '/staff/orders?tab=payments') {
  visit(path);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ ...orderMessages, ...staffMessages }}>
        <StaffBoard />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const refused = staffPayment({
  ...{ status: 'refund_pending', order_status: 'cancelled', received: null },
  refund: { status: 'failed', amount: 638, unasked: 0, reason: 'cancelled' },
  moves: ['resolve'],
});

describe('payments that need people', () => {
  test('are counted in their tab, and tell order, amount, age and what is wrong', async () => {
    openBoard();
    const heading = await screen.findByRole('heading', { name: 'AR261122-7K2M9Q' });
    const card = heading.closest('li');
    expect(card).toHaveTextContent('Received ฿637.00 instead of ฿638.00.');
    expect(card).toHaveTextContent('TrueMoney Wallet · sandbox');
    expect(card).toHaveTextContent('2 hr. ago');
    const stages = screen.getByRole('navigation', { name: 'Next step' });
    expect(within(stages).getByRole('link', { current: 'page' })).toHaveTextContent('Payments1');
    expect(within(heading).getByRole('link')).toHaveAttribute(
      'href',
      '/staff/orders/AR261122-7K2M9Q?tab=payments',
    );
  });

  test('of another currency name it', async () => {
    shop.page = paymentPage(staffPayment({ received: { amount: 18.5, currency: 'USD' } }));
    openBoard();
    expect(await screen.findByText('Received 18.50 USD instead of ฿638.00.')).toBeVisible();
  });

  test.each([
    ['surplus', 'A second payment of ฿638.00 arrived'],
    ['unasked', 'The provider refunded ฿638.00 unasked.'],
  ] as const)('that came or went back unasked say so: %s', async (reason, text) => {
    const refund = { status: 'done', amount: 638, unasked: 638, reason } as const;
    const given = { status: 'refunded', received: null, refund } as const;
    shop.page = paymentPage(staffPayment({ ...given, moves: [] }));
    openBoard();
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  test('that the provider gave back beside a return say how much it was', async () => {
    const refund = { status: 'pending', amount: 550, unasked: 10, reason: 'returned' } as const;
    const given = { status: 'succeeded', received: null, refund } as const;
    shop.page = paymentPage(staffPayment({ ...given, moves: [] }));
    openBoard();
    expect(await screen.findByText(/refunded ฿10\.00 unasked/)).toBeVisible();
  });

  test('of which a part went back, nobody knows how much, are looked up first', async () => {
    const refund = { status: 'failed', amount: 550, unasked: null, reason: 'returned' } as const;
    const given = { status: 'succeeded', received: null, refund } as const;
    shop.page = paymentPage(staffPayment({ ...given, moves: ['resolve'] }));
    const user = openBoard();
    expect(
      await screen.findByText(/without saying how much. The total refund must be ฿550\.00/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refunded by hand' }));
    expect(await screen.findByText(/the rest of ฿550\.00/)).toBeVisible();
  });

  test('may be none', async () => {
    shop.page = paymentPage();
    openBoard();
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    expect(screen.getByText(/appear here automatically/)).toBeInTheDocument();
  });

  test('that cannot be loaded are asked for again', async () => {
    const broken = () => HttpResponse.json({ message: 'x' }, { status: 500 });
    service.use(http.get('*/api/admin/v1/payments', broken, { once: true }));
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'AR261122-7K2M9Q' })).toBeInTheDocument();
  });

  test('are not for a pharmacist', async () => {
    const branches = [{ id: 11, name: 'Siam' }];
    shop.staff = { role: 'pharmacist', all: false, branches, abilities: [] };
    openBoard();
    expect(await screen.findByRole('link', { name: /To approve/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Payments/ })).not.toBeInTheDocument();
    expect(looks).toEqual([]);
  });
});

describe('what is done about them', () => {
  test('a refund asks why, is sent with the version that was seen, and the list looks again', async () => {
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund: AR261122-7K2M9Q' }));
    expect(
      dialog.getByText(/^฿637.00 is refunded through the original payment method/),
    ).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A baht is missing{Enter}');
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    const body = { version: 'money-1', reason: 'A baht is missing' };
    expect(sent).toEqual([{ path: '/payments/pay_1/refund', body }]);
    expect(useUi.getState().toast).toMatchObject({ tone: 'success' });
  });

  test('what a provider refused is resolved by hand, with its reference', async () => {
    shop.page = paymentPage(refused);
    const user = openBoard();
    expect(await screen.findByText('The provider refused to refund ฿638.00.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refunded by hand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /How it was refunded/ }), 'Transfer 77');
    await user.click(dialog.getByRole('button', { name: 'Refunded by hand' }));
    await waitFor(() => {
      const body = { version: 'money-1', reason: 'Transfer 77' };
      expect(sent).toEqual([{ path: '/payments/pay_1/resolve', body }]);
    });
  });

  test('a refused reason stays in the dialog, with the service’s words', async () => {
    const fields = { reason: 'Please fill in this field.' };
    const refuse = () =>
      HttpResponse.json({ message: 'x', code: 'VALIDATION', fields }, { status: 422 });
    service.use(http.post('*/api/admin/v1/payments/:id/refund', refuse));
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const field = await screen.findByRole('textbox', { name: /Reason/ });
    await user.type(field, 'ab{Enter}');
    expect(await screen.findByText('Please fill in this field.')).toBeInTheDocument();
    expect(field).toHaveValue('ab');
  });

  test('what somebody else did meanwhile is said, and the list is loaded again', async () => {
    const moved = () => {
      shop.page = paymentPage();
      const body = { message: 'This order has moved on.', code: 'ORDER_STATE', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    };
    service.use(http.post('*/api/admin/v1/payments/:id/refund', moved));
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Too little{Enter}');
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(useUi.getState().toast).toMatchObject({ tone: 'danger', text: /has been updated/ });
  });

  test('money that changed meanwhile is shown anew, and what was typed is kept', async () => {
    shop.page = paymentPage(refused);
    const changed = () => {
      const refund = { status: 'failed', amount: 628, unasked: 10, reason: 'cancelled' } as const;
      shop.page = paymentPage({ ...refused, refund, version: 'money-2' });
      const body = { message: 'It has changed.', code: 'VERSION_STALE', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    };
    service.use(http.post('*/api/admin/v1/payments/:id/resolve', changed, { once: true }));
    const user = openBoard();
    const button = { name: 'Refunded by hand' };
    await user.click(await screen.findByRole('button', button));
    await user.type(await screen.findByRole('textbox'), 'Transfer 77{Enter}');
    expect(await screen.findByText(/refused to refund ฿628\.00/)).toBeVisible();
    expect(screen.getByText(/has changed since you opened it/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', button));
    expect(await screen.findByRole('textbox')).toHaveValue('Transfer 77');
    await user.type(screen.getByRole('textbox'), '{Enter}');
    await waitFor(() => {
      const body = { version: 'money-2', reason: 'Transfer 77' };
      expect(sent).toEqual([{ path: '/payments/pay_1/resolve', body }]);
    });
  });
});
