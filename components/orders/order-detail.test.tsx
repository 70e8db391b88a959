import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderSignal } from '@/lib/browser/signal';
import cartTexts from '@/messages/cart/en.json';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { branchPage, wireBranch } from '@/tests/harness/branches-wire';
import { eventually } from '@/tests/harness/eventually';
import { inSeconds, ORDER_ID, wireOrder } from '@/tests/harness/orders-wire';
import { cartOf } from '@/tests/harness/page';
import { begin, button, can, openOrder, service, shop } from './order-detail.fixture';

beforeAll(async () => {
  service.listen();
  await Promise.all([import('./cancel-dialog'), import('@/components/branches/branch-picker')]);
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  begin();
  useCart.getState().empty();
  service.use(
    http.get('*/api/v1/branches', () =>
      HttpResponse.json(branchPage([3, 5, 9].map((id) => wireBranch(id)))),
    ),
    http.get('*/api/v1/branches/:id', () => new HttpResponse(null, { status: 404 })),
  );
});
afterEach(() => {
  service.resetHandlers();
});

it('offers nothing that the service does not allow', async () => {
  shop.order = wireOrder({ status: 'packing', actions: can() });
  openOrder();
  await screen.findByText(/can no longer be cancelled/);
  for (const name of [/Cancel order/, /Buy again/, /Return items/, /tax invoice/, /branch/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('can be paid while its goods are held', async () => {
  openOrder();
  expect(await screen.findByRole('link', { name: 'Pay ฿240.00' })).toHaveAttribute(
    'href',
    `/orders/${ORDER_ID}/payment/kbank?pay=now`,
  );
  expect(screen.getByText(/Pay within/)).toHaveTextContent(/(30:00|29:\d\d)$/);
});

describe('cancelling', () => {
  beforeEach(() => {
    shop.order = wireOrder({
      status: 'paid',
      actions: can('cancel'),
      cancellable_until: inSeconds(3_000),
    });
  });

  it('asks first, says how long it can be done, and shows what came of it', async () => {
    openOrder();
    await userEvent.click(await button('Cancel order'));
    expect(screen.getByText(/You can still cancel for/)).toHaveTextContent(/(50:00|49:\d\d)$/);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('We refund your original payment method');
    expect(shop.sent).toEqual([]);
    shop.order = wireOrder({
      status: 'cancelled',
      actions: can(),
      refund: { status: 'refund_pending', amount: 240 },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText('This order was cancelled.');
    expect(shop.sent).toEqual([{ path: 'cancel', body: {} }]);
    // Not in the colour of money that is there.
    const refund = screen.getByText('We are refunding ฿240.00');
    expect(refund).toHaveAttribute('data-status', 'refund_pending');
  });

  it('is kept when the answer is no', async () => {
    openOrder();
    await userEvent.click(await button('Cancel order'));
    await userEvent.click(await button('Keep the order'));
    expect(shop.sent).toEqual([]);
  });

  it('tells when it is too late', async () => {
    service.use(
      http.post('*/api/v1/me/orders/:id/cancel', () =>
        HttpResponse.json(
          { code: 'CANCEL_WINDOW_PASSED', status: 409, message: 'The hour is over' },
          { status: 409 },
        ),
      ),
    );
    openOrder();
    await userEvent.click(await button('Cancel order'));
    await userEvent.click(await button('Yes, cancel it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The hour is over');
  });

  it('is not offered once the hour is over', async () => {
    shop.order = { ...shop.order, cancellable_until: inSeconds(-1) };
    openOrder();
    await screen.findByText(/We have received your payment/);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});

it('puts the goods into the cart again and names what it could not', async () => {
  shop.order = wireOrder({ status: 'completed', actions: can('reorder') });
  service.use(
    http.post('*/api/v1/me/orders/:id/reorder', () =>
      HttpResponse.json({ cart: cartOf(2), missing: ['Old cream'] }),
    ),
  );
  openOrder();
  await userEvent.click(await button('Buy again'));
  expect(await screen.findByText('Old cream')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  expect(useCart.getState().cart?.items).toHaveLength(1);
});

it('says so when goods that are bought again are dearer now', async () => {
  shop.order = wireOrder({ status: 'completed', actions: can('reorder') });
  const [line] = cartOf(2).items;
  const cart = { ...cartOf(2), items: [{ ...line!, previous_price: 80 }] };
  service.use(
    http.post('*/api/v1/me/orders/:id/reorder', () => HttpResponse.json({ cart, missing: [] })),
  );
  openOrder();
  await userEvent.click(await button('Buy again'));
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe(cartTexts['cart.dearer']);
  });
});

it('goes to another branch when the first one cannot', async () => {
  shop.order = wireOrder({
    status: 'rejected_by_branch',
    delivery_method: 'pickup',
    actions: can('choose_branch', 'cancel'),
    refused_branch_ids: [5, 3],
    branch: {
      id: 3,
      name: 'Siam',
      address: 'Rama I Road',
      phone: '02-000-0101',
      lat: 13.7,
      lng: 100.5,
      ready_at: null,
      pickup_code: null,
    },
    timeline: [
      { state: 'rejected_by_branch', at: inSeconds(-9), actor: 'staff', note: 'Sold out here' },
    ],
  });
  openOrder();
  const step = (await screen.findByText('Sold out here')).closest('li');
  expect(step).toHaveAttribute('data-state', 'failed');
  await userEvent.click(await button('Choose another branch'));
  expect(await button('Collect at this branch')).toBeDisabled();
  await userEvent.click(await screen.findByRole('radio', { name: /^Branch 9/ }));
  // Branches that refused are not offered again.
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(await button('Collect at this branch'));
  await eventually(() => {
    expect(shop.sent).toEqual([{ path: 'branch', body: { branch_id: 9 } }]);
  });
});

it('shows the pick-up code once the goods are there', async () => {
  shop.order = wireOrder({
    status: 'branch_received',
    delivery_method: 'pickup',
    actions: can(),
    branch: {
      id: 3,
      name: 'Siam',
      address: 'Rama I Road',
      phone: '02-000-0101',
      lat: 13.7,
      lng: 100.5,
      ready_at: inSeconds(-60),
      pickup_code: '482913',
    },
  });
  openOrder();
  const card = await screen.findByRole('region', { name: 'Store click-and-collect' });
  expect(card).toHaveTextContent('482913');
  // The code has to be in sight at the counter.
  const items = screen.getByRole('region', { name: 'Items' });
  expect(card.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(card).getByRole('link', { name: '02-000-0101' })).toHaveAttribute(
    'href',
    'tel:020000101',
  );
});

it('follows each parcel, the latest event first', async () => {
  shop.order = wireOrder({
    status: 'shipped',
    actions: can(),
    parcels: [
      {
        id: 1,
        carrier: 'Kerry',
        tracking_no: 'TH123',
        events: [
          { state: 'handed_over', at: inSeconds(-90), place: 'Bangkok' },
          { state: 'in_transit', at: inSeconds(-30), place: 'Saraburi' },
        ],
      },
    ],
  });
  openOrder();
  const parcel = await screen.findByRole('region', { name: 'Parcel' });
  expect(parcel).toHaveTextContent('Kerry, number TH123');
  const events = within(parcel).getAllByRole('listitem');
  expect(events.map((item) => item.textContent)).toEqual([
    expect.stringContaining('In transitSaraburi'),
    expect.stringContaining('Handed to the courierBangkok'),
  ]);
});

it('is read again when something happens to it', async () => {
  shop.order = wireOrder({ status: 'packing', actions: can() });
  openOrder();
  await screen.findByText(/can no longer be cancelled/);
  shop.order = wireOrder({ status: 'shipped', actions: can() });
  orderSignal.send();
  expect(await screen.findByText(/on its way to you/)).toBeInTheDocument();
});

it('takes goods back, piece by piece', async () => {
  shop.order = wireOrder({ status: 'delivered', actions: can('return') });
  openOrder();
  await userEvent.click(await button('Return items'));
  await userEvent.click(await button('Send request'));
  expect(await screen.findByRole('alert')).toHaveTextContent('choose at least one product');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Serum' }));
  await userEvent.click(await button('One less: Serum'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'allergy');
  await userEvent.click(await button('Send request'));
  await eventually(() => {
    expect(shop.sent).toEqual([
      { path: 'returns', body: { reason: 'allergy', detail: '', lines: [{ line: 1, qty: 1 }] } },
    ]);
  });
});

it('offers another try when it cannot be loaded', async () => {
  service.use(http.get('*/api/v1/me/orders/:id', () => new HttpResponse(null, { status: 500 })));
  openOrder();
  const again = await button('Try again');
  service.resetHandlers();
  service.use(http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(shop.order)));
  await userEvent.click(again);
  await screen.findByRole('link', { name: 'Pay ฿240.00' });
});
