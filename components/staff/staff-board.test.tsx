import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Staff, StaffOrderPage } from '@/lib/staff/contract';
import officeMessages from '@/messages/office/en.json';
import staffMessages from '@/messages/staff/en.json';
import { member, router, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { StaffBoard } from './staff-board';
import { StaffOnly } from './staff-only';
import { office, paymentPage, siam, staffOrder, staffPage } from './staff.fixture';

const shop: { staff: Staff; page: StaffOrderPage } = { staff: office, page: staffPage() };
const asked: URLSearchParams[] = [];
const sent: { path: string; body: unknown }[] = [];

const service = setupServer(
  http.get('*/api/admin/v1/me', () => HttpResponse.json(shop.staff)),
  http.get('*/api/v1/branches', () =>
    HttpResponse.json({ entities: [{ id: 11, name: 'Siam' }], page: 1, per_page: 100, total: 1 }),
  ),
  http.get('*/api/admin/v1/orders', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(shop.page);
  }),
  http.get('*/api/admin/v1/payments', () => HttpResponse.json(paymentPage())),
  http.post('*/api/admin/v1/orders/:id/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname.replace('/api/admin/v1', ''), body: await request.json() });
    shop.page = staffPage();
    return HttpResponse.json({ ...staffOrder(), address: null, timeline: [] });
  }),
);

beforeAll(async () => {
  service.listen();
  await Promise.all([import('./move-dialog'), import('axios')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/staff/orders');
  Object.assign(shop, { staff: office, page: staffPage(staffOrder()) });
  asked.length = 0;
  sent.length = 0;
  useUi.setState({ toast: null, pageError: null });
});
afterEach(() => {
  service.resetHandlers();
});

function openBoard(path = '/staff/orders') {
  visit(path);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ ...officeMessages, ...staffMessages }}>
        <StaffBoard />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const ID = staffOrder().order_id;

describe('the board', () => {
  test('shows what the warehouse packs next, with items, cash and the time it waits', async () => {
    openBoard();
    const card = (await screen.findByRole('heading', { name: ID })).closest('li');
    expect(card).toHaveTextContent('2 x Rose serum');
    expect(card).toHaveTextContent('Take ฿638.00 in cash');
    expect(card).toHaveTextContent('20 min. ago');
    expect(asked[0]?.getAll('status')).toEqual(['paid', 'cash_on_delivery']);
    const stages = screen.getByRole('navigation', { name: 'Next step' });
    expect(within(stages).getByRole('link', { current: 'page' })).toHaveTextContent('To pack1');
  });

  test('begins with approvals at a branch, and has no tabs of the warehouse there', async () => {
    shop.staff = siam;
    shop.page = staffPage();
    openBoard();
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    expect(asked[0]?.getAll('status')).toEqual(['waiting_branch_approval']);
    expect(screen.getByText('Siam')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /To pack/ })).not.toBeInTheDocument();
  });

  test('goes on beside its last order, and comes back to the place of its page', async () => {
    const last = `${String(Date.parse(staffOrder().since))}.${ID}`;
    shop.page = { ...staffPage(staffOrder()), total: 70, has_previous: true, has_next: true };
    openBoard('/staff/orders?tab=pack&page=2&from=after.1763700000000.AR261121-BEFORE');
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `/staff/orders?tab=pack&page=3&from=after.${last}`,
    );
    expect(screen.getByRole('link', { name: 'Last' })).toHaveAttribute(
      'href',
      '/staff/orders?tab=pack&page=4&from=end',
    );
    expect(asked[0]?.get('after')).toBe('1763700000000.AR261121-BEFORE');
    const [order] = screen.getAllByRole('link', { name: new RegExp(ID) });
    expect(order?.getAttribute('href')).toContain(
      'page=2&from=after.1763700000000.AR261121-BEFORE',
    );
  });

  test('of a pharmacist who has no branch yet says so, and asks for nothing', async () => {
    shop.staff = { role: 'pharmacist', all: false, branches: [], abilities: [] };
    openBoard();
    expect(await screen.findByText(/not assigned to a branch/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('looks for a number wherever its order stands', async () => {
    const user = openBoard('/staff/orders?tab=ship&branch=11');
    await user.type(await screen.findByRole('searchbox', { name: 'Order number' }), '7k2{Enter}');
    expect(router.push).toHaveBeenCalledWith('/staff/orders?tab=ship&q=7k2&branch=11');
    cleanup();
    asked.length = 0;
    openBoard('/staff/orders?tab=ship&q=7k2&branch=11');
    await screen.findByRole('heading', { name: ID });
    // The board before may have asked late.
    const found = asked.at(-1);
    expect(found?.has('status')).toBe(false);
    expect(found?.get('q')).toBe('7k2');
    expect(found?.get('branch_id')).toBe('11');
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    service.use(
      http.get('*/api/admin/v1/me', () => HttpResponse.json({ message: 'x' }, { status: 500 }), {
        once: true,
      }),
    );
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: ID })).toBeInTheDocument();
  });
});

describe('a move', () => {
  test('is sent with the version that was seen, and the board looks again', async () => {
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Start packing' }));
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    expect(sent).toEqual([{ path: `/orders/${ID}/pack`, body: { version: 'order-1' } }]);
    expect(useUi.getState().toast).toMatchObject({ tone: 'success' });
  });

  test('that came too late is explained, and shows the order as it stands', async () => {
    service.use(
      http.post('*/api/admin/v1/orders/:id/pack', () => {
        shop.page = staffPage();
        const body = { message: 'This order has moved on.', code: 'ORDER_STATE', status: 409 };
        return HttpResponse.json(body, { status: 409 });
      }),
    );
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Start packing' }));
    expect(await screen.findByText('Nothing to do here')).toBeInTheDocument();
    expect(useUi.getState().toast).toMatchObject({ tone: 'danger', text: /has been updated/ });
  });

  test('that takes something back asks for a reason', async () => {
    const user = openBoard();
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: `Cancel order: ${ID}` });
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await waitFor(() => {
      expect(reason).toHaveFocus();
    });
    await user.type(reason, 'Sold out{Enter}');
    await waitFor(() => {
      expect(sent).toEqual([
        {
          path: `/orders/${ID}/cancel`,
          body: { version: 'order-1', reason: 'Sold out' },
        },
      ]);
    });
  });

  test('that is to be read again keeps what was typed', async () => {
    const packed = { status: 'packing', moves: ['ship', 'cancel'] } as const;
    const order = (version: string) => staffOrder({ ...packed, moves: [...packed.moves], version });
    shop.page = staffPage(order('first'));
    const changed = () => {
      shop.page = staffPage(order('second'));
      const body = { message: 'It has changed.', code: 'VERSION_STALE', status: 409 };
      return HttpResponse.json(body, { status: 409 });
    };
    service.use(http.post('*/api/admin/v1/orders/:id/cancel', changed, { once: true }));
    const user = openBoard('/staff/orders?tab=ship');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Sold out{Enter}');
    expect(await screen.findByText(/has changed since you opened it/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue('Sold out');
    await user.type(reason, '{Enter}');
    await waitFor(() => {
      const body = { version: 'second', reason: 'Sold out' };
      expect(sent).toEqual([{ path: `/orders/${ID}/cancel`, body }]);
    });
  });

  test('to ship asks for carrier and tracking number', async () => {
    shop.page = staffPage(staffOrder({ status: 'packing', moves: ['ship'] }));
    const user = openBoard('/staff/orders?tab=ship');
    await user.click(await screen.findByRole('button', { name: 'Ship' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Carrier/ }), 'Thai Post');
    await user.type(within(dialog).getByRole('textbox', { name: /Tracking/ }), 'EX1234');
    await user.click(within(dialog).getByRole('button', { name: 'Ship' }));
    await waitFor(() => {
      expect(sent[0]?.body).toEqual({
        version: 'order-1',
        carrier: 'Thai Post',
        tracking_no: 'EX1234',
      });
    });
  });

  test('to hand over keeps the dialog and what was typed when the code is wrong', async () => {
    const at = { branch: { id: 11, name: 'Siam' }, delivery_method: 'pickup' } as const;
    shop.page = staffPage(staffOrder({ ...at, status: 'branch_received', moves: ['hand_over'] }));
    service.use(
      http.post('*/api/admin/v1/orders/:id/hand-over', () => {
        const fields = { pickup_code: 'Please check the pick-up code.' };
        const body = { message: 'Wrong', code: 'PICKUP_CODE_WRONG', status: 422, fields };
        return HttpResponse.json(body, { status: 422 });
      }),
    );
    const user = openBoard('/staff/orders?tab=hand_over');
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    const code = await screen.findByRole('textbox', { name: /Pick-up code/ });
    await user.type(code, 'K7M2QQ{Enter}');
    expect(await screen.findByText('Please check the pick-up code.')).toBeInTheDocument();
    expect(code).toHaveValue('K7M2QQ');
  });

  test('to hand over waits for a reason where something came up against a medicine', async () => {
    const at = { branch: { id: 11, name: 'Siam' }, delivery_method: 'pickup' } as const;
    shop.page = staffPage(staffOrder({ ...at, status: 'branch_received', moves: ['hand_over'] }));
    const conflict = { kind: 'allergy', ingredient: 'ibuprofen', other: '', avoid: true };
    const conflicts = [{ ...conflict, key: 'allergy:ibuprofen:' }];
    const bodies: object[] = [];
    service.use(
      http.post('*/api/admin/v1/orders/:id/hand-over', async ({ request }) => {
        bodies.push((await request.json()) as object);
        const refusal = { message: 'Conflict.', code: 'CONFLICT_UNACKNOWLEDGED', status: 409 };
        return HttpResponse.json({ ...refusal, data: { conflicts } }, { status: 409 });
      }),
    );
    const user = openBoard('/staff/orders?tab=hand_over');
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    await user.type(await screen.findByRole('textbox', { name: /Pick-up code/ }), 'K7M2QQ{Enter}');
    expect(await screen.findByText('Allergy to Ibuprofen')).toBeInTheDocument();
    const why = screen.getByRole('textbox', { name: /Why you hand it over anyway/ });
    await user.type(why, 'Only a rash.');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    await waitFor(() => {
      expect(bodies.at(-1)).toMatchObject({
        ...{ pickup_code: 'K7M2QQ' },
        acknowledged: { conflicts: ['allergy:ibuprofen:'], reason: 'Only a rash.' },
      });
    });
  });
});

describe('who sees it', () => {
  test.each(['staff', 'pharmacist'] as const)('%s do', (role) => {
    useAuth.getState().succeed({ ...member, role });
    render(<StaffOnly>work</StaffOnly>);
    expect(screen.getByText('work')).toBeInTheDocument();
    expect(useUi.getState().pageError).toBeNull();
  });

  test('other members get what a missing page shows', () => {
    useAuth.getState().succeed(member);
    render(<StaffOnly>work</StaffOnly>);
    expect(screen.queryByText('work')).not.toBeInTheDocument();
    expect(useUi.getState().pageError).toMatchObject({ status: 404 });
  });
});
