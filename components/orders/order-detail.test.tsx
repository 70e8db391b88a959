import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/lib/api/contract/orders';
import { orderSignal } from '@/lib/order-signal';
import cartTexts from '@/messages/cart/en.json';
import en from '@/messages/orders/en.json';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { eventually } from '@/tests/harness/eventually';
import { inSeconds, ORDER_ID, wireOrder } from '@/tests/harness/orders-wire';
import { cartOf, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OrderDetail } from './order-detail';
import type { OrderSlots } from './order-slots';

const { saveBlob } = vi.hoisted(() => ({ saveBlob: vi.fn() }));
vi.mock('@/lib/browser', () => ({ saveBlob }));

const NOTHING = wireOrder().actions;
const can = (...actions: readonly (keyof Order['actions'])[]): Order['actions'] => ({
  ...NOTHING,
  pay: false,
  ...Object.fromEntries(actions.map((action) => [action, true])),
});
const slots: OrderSlots = {
  BranchPicker: ({ productIds, refusedIds, onChoose }) => (
    <button
      onClick={() => {
        onChoose(9);
      }}
    >
      {`Branch with ${productIds.join()}${refusedIds.length === 0 ? '' : `, not ${refusedIds.join()}`}`}
    </button>
  ),
  VatAddressForm: ({ onCreated }) => (
    <button
      onClick={() => {
        onCreated(5);
      }}
    >
      {'Save address'}
    </button>
  ),
};

let order: Order;
let sent: { path: string; body: unknown }[] = [];
const server = setupServer();
beforeAll(async () => {
  server.listen();
  await import('./cancel-dialog');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit(`/orders/${ORDER_ID}`);
  order = wireOrder();
  sent = [];
  saveBlob.mockClear();
  useCart.getState().empty();
  server.use(
    http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(order)),
    http.get('*/api/v1/branches/:id', () => new HttpResponse(null, { status: 404 })),
    http.post('*/api/v1/me/orders/:id/:call', async ({ request, params }) => {
      sent.push({ path: String(params['call']), body: await request.json() });
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});

const open = () => show(<OrderDetail orderId={ORDER_ID} slots={slots} />, en);
const button = (name: string) => screen.findByRole('button', { name });

it('offers nothing that the service does not allow', async () => {
  order = wireOrder({ status: 'packing', actions: can() });
  open();
  await screen.findByText(/can no longer be cancelled/);
  for (const name of [/Cancel order/, /Buy again/, /Return goods/, /tax invoice/, /branch/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('can be paid while its goods are held', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Pay ฿240.00' })).toHaveAttribute(
    'href',
    `/orders/${ORDER_ID}/payment/kbank?pay=now`,
  );
  expect(screen.getByText(/Pay within/)).toHaveTextContent(/(30:00|29:\d\d)$/);
});

describe('cancelling', () => {
  beforeEach(() => {
    order = wireOrder({
      status: 'paid',
      actions: can('cancel'),
      cancellable_until: inSeconds(3_000),
    });
  });

  it('asks first, says how long it can be done, and shows what came of it', async () => {
    open();
    await userEvent.click(await button('Cancel order'));
    expect(screen.getByText(/You can still cancel for/)).toHaveTextContent(/(50:00|49:\d\d)$/);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('Your money goes back');
    expect(sent).toEqual([]);
    order = wireOrder({
      status: 'cancelled',
      actions: can(),
      refund: { status: 'refund_pending', amount: 240 },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByText('This order was cancelled.');
    expect(sent).toEqual([{ path: 'cancel', body: {} }]);
    // Not in the colour of money that is there.
    const refund = screen.getByText('฿240.00 is on its way back to you');
    expect(refund).toHaveAttribute('data-status', 'refund_pending');
  });

  it('is kept when the answer is no', async () => {
    open();
    await userEvent.click(await button('Cancel order'));
    await userEvent.click(await button('Keep the order'));
    expect(sent).toEqual([]);
  });

  it('tells when it is too late', async () => {
    server.use(
      http.post('*/api/v1/me/orders/:id/cancel', () =>
        HttpResponse.json(
          { code: 'CANCEL_WINDOW_PASSED', status: 409, message: 'The hour is over' },
          { status: 409 },
        ),
      ),
    );
    open();
    await userEvent.click(await button('Cancel order'));
    await userEvent.click(await button('Yes, cancel it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The hour is over');
  });

  it('is not offered once the hour is over', async () => {
    order = { ...order, cancellable_until: inSeconds(-1) };
    open();
    await screen.findByText(/We have received your payment/);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  });
});

it('puts the goods into the cart again and names what it could not', async () => {
  order = wireOrder({ status: 'completed', actions: can('reorder') });
  server.use(
    http.post('*/api/v1/me/orders/:id/reorder', () =>
      HttpResponse.json({ cart: cartOf(2), missing: ['Old cream'] }),
    ),
  );
  open();
  await userEvent.click(await button('Buy again'));
  expect(await screen.findByText('Old cream')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  expect(useCart.getState().cart?.items).toHaveLength(1);
});

it('says so when goods that are bought again are dearer now', async () => {
  order = wireOrder({ status: 'completed', actions: can('reorder') });
  const [line] = cartOf(2).items;
  const cart = { ...cartOf(2), items: [{ ...line!, previous_price: 80 }] };
  server.use(
    http.post('*/api/v1/me/orders/:id/reorder', () => HttpResponse.json({ cart, missing: [] })),
  );
  open();
  await userEvent.click(await button('Buy again'));
  await eventually(() => {
    expect(useUi.getState().alert?.text).toBe(cartTexts['cart.dearer']);
  });
});

it('goes to another branch when the first one cannot', async () => {
  order = wireOrder({
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
  open();
  const step = (await screen.findByText('Sold out here')).closest('li');
  expect(step).toHaveAttribute('data-state', 'failed');
  await userEvent.click(await button('Choose another branch'));
  expect(await button('Collect at this branch')).toBeDisabled();
  // Those that refused are not offered again.
  await userEvent.click(await button('Branch with 7, not 5,3'));
  await userEvent.click(await button('Collect at this branch'));
  await eventually(() => {
    expect(sent).toEqual([{ path: 'branch', body: { branch_id: 9 } }]);
  });
});

it('shows the pick-up code once the goods are there', async () => {
  order = wireOrder({
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
  open();
  const card = await screen.findByRole('region', { name: 'Store click-and-collect' });
  expect(card).toHaveTextContent('482913');
  // At the counter nobody scrolls for it.
  const items = screen.getByRole('region', { name: 'Items' });
  expect(card.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(card).getByRole('link', { name: '02-000-0101' })).toHaveAttribute(
    'href',
    'tel:020000101',
  );
});

it('follows each parcel, the latest news first', async () => {
  order = wireOrder({
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
  open();
  const parcel = await screen.findByRole('region', { name: 'Parcel' });
  expect(parcel).toHaveTextContent('Kerry, number TH123');
  const news = within(parcel).getAllByRole('listitem');
  expect(news.map((item) => item.textContent)).toEqual([
    expect.stringContaining('In transitSaraburi'),
    expect.stringContaining('Handed to the courierBangkok'),
  ]);
});

it('is read again when something happens to it', async () => {
  order = wireOrder({ status: 'packing', actions: can() });
  open();
  await screen.findByText(/can no longer be cancelled/);
  order = wireOrder({ status: 'shipped', actions: can() });
  orderSignal.send();
  expect(await screen.findByText(/on its way to you/)).toBeInTheDocument();
});

describe('the tax invoice', () => {
  it('is made out to a tax address of the member', async () => {
    order = wireOrder({ status: 'paid', actions: can('tax_invoice') });
    const addresses: { id: number }[] = [];
    server.use(
      http.get('*/api/v1/me/vat-addresses', () => HttpResponse.json({ entities: addresses })),
    );
    open();
    await userEvent.click(await button('Request a tax invoice'));
    const save = await button('Save address');
    addresses.push({ ...vatAddress, id: 5 });
    await userEvent.click(save);
    expect(await screen.findByRole('radio', { name: /Arun Co/ })).toBeChecked();
    await userEvent.click(await button('Issue the tax invoice'));
    await eventually(() => {
      expect(sent).toEqual([{ path: 'tax-invoice', body: { vat_address_id: 5 } }]);
    });
  });

  it('is loaded with the member’s token', async () => {
    order = wireOrder({
      status: 'completed',
      actions: can(),
      tax_invoice: { serial: 'TX2611-0001', issued_at: inSeconds(-60) },
    });
    server.use(
      http.get('*/api/v1/me/orders/:id/tax-invoice.pdf', () =>
        HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer, {
          headers: { 'Content-Type': 'application/pdf' },
        }),
      ),
    );
    open();
    await userEvent.click(await button('Download PDF TX2611-0001'));
    await eventually(() => {
      expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'TX2611-0001.pdf');
    });
  });
});

describe('credit notes', () => {
  const note = (serial: string, reason: 'cancelled' | 'returned', amount: number) => ({
    ...{ serial, reason, amount, vat: 1 },
    issued_at: '2026-11-21T20:00:00.000Z',
  });
  beforeEach(() => {
    order = wireOrder({
      ...{ status: 'cancelled', actions: can() },
      tax_invoice: { serial: 'TX2611-0001', issued_at: inSeconds(-60) },
      credit_notes: [
        note('TXCN2611-0001', 'returned', 100),
        note('TXCN2611-0002', 'cancelled', 1_140.5),
      ],
    });
  });

  it('stand with their number, day and amount, and each is a file', async () => {
    const asked: unknown[] = [];
    server.use(
      http.get('*/api/v1/me/orders/:id/credit-notes/:serial', ({ params }) => {
        asked.push(params['serial']);
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer);
      }),
    );
    open();
    const notes = await screen.findByRole('region', { name: 'Credit notes' });
    expect(
      within(notes)
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('No. TXCN2611-000122 November 2026For returned goods฿100.00'),
      expect.stringContaining('No. TXCN2611-000222 November 2026For the cancelled order฿1,140.50'),
    ]);
    await userEvent.click(await button('Download PDF TXCN2611-0002'));
    await eventually(() => {
      expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'TXCN2611-0002.pdf');
    });
    expect(asked).toEqual(['TXCN2611-0002']);
  });

  it('say so when they cannot be loaded', async () => {
    server.use(
      http.get(
        '*/api/v1/me/orders/:id/credit-notes/:serial',
        () => new HttpResponse(null, { status: 500 }),
      ),
    );
    open();
    await userEvent.click(await button('Download PDF TXCN2611-0001'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(saveBlob).not.toHaveBeenCalled();
  });
});

it('takes goods back, piece by piece', async () => {
  order = wireOrder({ status: 'delivered', actions: can('return') });
  open();
  await userEvent.click(await button('Return goods'));
  await userEvent.click(await button('Send the request'));
  expect(await screen.findByRole('alert')).toHaveTextContent('choose at least one product');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Serum' }));
  await userEvent.click(await button('One less: Serum'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'allergy');
  await userEvent.click(await button('Send the request'));
  await eventually(() => {
    expect(sent).toEqual([
      { path: 'returns', body: { reason: 'allergy', detail: '', lines: [{ line: 1, qty: 1 }] } },
    ]);
  });
});

it('offers another try when it cannot be loaded', async () => {
  server.use(http.get('*/api/v1/me/orders/:id', () => new HttpResponse(null, { status: 500 })));
  open();
  const again = await button('Try again');
  server.resetHandlers();
  server.use(http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(order)));
  await userEvent.click(again);
  await screen.findByRole('link', { name: 'Pay ฿240.00' });
});

const vatAddress = {
  kind: 'juristic',
  company_name: 'Arun Co., Ltd.',
  tax_id: '0105558000011',
  first_name: '',
  last_name: '',
  address_1: '99/1',
  address_2: '',
  address_3: '',
  street: '',
  sub_district: 'Khlong Toei',
  district: 'Khlong Toei',
  province: 'Bangkok',
  province_code: '10',
  zipcode: '10110',
};
