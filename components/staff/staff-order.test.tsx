import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StaffOrderDetail } from '@/lib/staff/contract';
import orderMessages from '@/messages/orders/en.json';
import staffMessages from '@/messages/staff/en.json';
import { visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { staffOrder } from './staff.fixture';
import { StaffOrderView } from './staff-order-view';

const saved: string[] = [];
vi.mock('@/lib/browser/browser', () => ({ saveBlob: (_: Blob, name: string) => saved.push(name) }));

const ID = staffOrder().order_id;
const address = {
  first_name: 'Malee',
  last_name: 'Suksan',
  address_1: '99/1 Arun Tower',
  address_2: '',
  address_3: '',
  street: '',
  province: 'Bangkok',
  district: 'Watthana',
  sub_district: 'Khlong Toei Nuea',
  province_code: '10',
  zipcode: '10110',
  mobile: '0899999999',
  email: '',
};
const at = '2026-11-22T02:00:00.000Z';
const shop: { order: StaffOrderDetail } = { order: detail() };
const sent: { path: string; body: unknown }[] = [];

function detail(changes: Partial<StaffOrderDetail> = {}): StaffOrderDetail {
  return {
    ...staffOrder(),
    address,
    timeline: [
      { state: 'created', at, actor: 'member', note: '' },
      { state: 'cash_on_delivery', at, actor: 'system', note: '' },
    ],
    ...changes,
  };
}

function shipped(): StaffOrderDetail {
  const events = [{ state: 'handed_over', at, place: 'Bang Na' }] as const;
  const parcel = { id: 7, carrier: 'Thai Post', tracking_no: 'EX1234', events: [...events] };
  return detail({ status: 'shipped', moves: ['deliver'], parcels: [parcel] });
}

const service = setupServer(
  http.get(`*/api/admin/v1/orders/${ID}`, () => HttpResponse.json(shop.order)),
  http.get('*/tax-invoice.pdf', () => new HttpResponse('%PDF')),
  http.get(
    `*/api/admin/v1/orders/${ID}/credit-notes/TXCN2611-000001`,
    () => new HttpResponse('%PDF'),
  ),
  http.post('*/api/admin/v1/orders/:id/*', async ({ request }) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname.replace('/api/admin/v1', ''), body: await request.json() });
    return HttpResponse.json(shop.order);
  }),
);

beforeAll(async () => {
  service.listen();
  await import('axios');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  shop.order = detail();
  sent.length = 0;
  saved.length = 0;
  useUi.setState({ toast: null, pageError: null });
});
afterEach(() => {
  service.resetHandlers();
});

function open(search = '') {
  visit(`/staff/orders/${ID}${search}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ ...staffMessages, ...orderMessages }}>
        <StaffOrderView orderId={ID} replace={() => null} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup() };
}

test('an order tells what is in it, where it goes, how it is paid and who did what', async () => {
  shop.order = detail({
    status: 'cancelled',
    moves: [],
    timeline: [
      { state: 'created', at, actor: 'member', note: '' },
      { state: 'cancelled', at, actor: 'staff', note: 'Sold out' },
    ],
  });
  open();
  expect(await screen.findByRole('heading', { name: `Order ${ID}` })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent(
    '2 x Rose serumCode 100001',
  );
  const place = screen.getByRole('region', { name: 'Deliver to' });
  expect(place).toHaveTextContent('99/1 Arun Tower Khlong Toei Nuea, Watthana, Bangkok 10110');
  expect(within(place).getByRole('link', { name: '0899999999' })).toHaveAttribute(
    'href',
    'tel:0899999999',
  );
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Cash on delivery');
  const [last] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  expect(last).toHaveTextContent(/^Cancelled.*by staffSold out$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a pick-up names its branch instead of an address', async () => {
  shop.order = detail({ address: null, branch: { id: 11, name: 'Siam' }, ready_at: at });
  open();
  const place = await screen.findByRole('region', { name: 'Collect at' });
  expect(place).toHaveTextContent(/Siam.*Promised by/);
});

test('the way back leads to the view of the board that was left', async () => {
  open('?tab=ship&branch=11');
  expect(await screen.findByRole('link', { name: 'Back to the board' })).toHaveAttribute(
    'href',
    '/staff/orders?tab=ship&branch=11',
  );
});

test('an event of a parcel is sent with the place in both languages', async () => {
  shop.order = shipped();
  const { user } = open();
  const parcel = await screen.findByRole('region', { name: 'Parcel' });
  expect(parcel).toHaveTextContent(/Handed to the courier.*Bang Na/);
  const state = within(parcel).getByRole('combobox', { name: 'Tracking status' });
  expect(state).toHaveValue('in_transit');
  await user.selectOptions(state, 'out_for_delivery');
  await user.type(within(parcel).getByRole('textbox', { name: 'Place in English' }), 'Siam');
  await user.type(within(parcel).getByRole('textbox', { name: 'Place in Thai' }), 'สยาม');
  await user.click(within(parcel).getByRole('button', { name: 'Add' }));
  await waitFor(() => {
    expect(sent).toEqual([
      {
        path: `/orders/${ID}/parcels/7/events`,
        body: { state: 'out_for_delivery', place_en: 'Siam', place_th: 'สยาม' },
      },
    ]);
  });
  await waitFor(() => {
    expect(useUi.getState().toast).toMatchObject({ text: 'EX1234: Out for delivery' });
  });
});

test('a parcel that arrived asks for no more events', async () => {
  const order = shipped();
  const [parcel] = order.parcels;
  parcel?.events.push({ state: 'delivered', at, place: '' });
  shop.order = order;
  open();
  expect(await screen.findByRole('region', { name: 'Parcel' })).toHaveTextContent('Delivered');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the tax invoice and its credit notes are loaded as files', async () => {
  const note = { serial: 'TXCN2611-000001', issued_at: at, amount: 319, vat: 20.87 };
  shop.order = detail({
    tax_invoice: 'TX2611-000001',
    credit_notes: [{ ...note, reason: 'returned' }],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download PDF TX2611-000001' }));
  const text = '22 November 2026: ฿319.00 for returned goods';
  expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download PDF TXCN2611-000001' }));
  await waitFor(() => {
    expect(saved.toSorted()).toEqual(['TX2611-000001.pdf', 'TXCN2611-000001.pdf']);
  });
});

test('what may be done is done from here too, and the order is read again', async () => {
  const { user } = open();
  const pack = await screen.findByRole('button', { name: 'Start packing' });
  shop.order = detail({ status: 'packing', moves: ['ship'] });
  await user.click(pack);
  expect(await screen.findByRole('button', { name: 'Ship' })).toBeInTheDocument();
  expect(sent).toEqual([{ path: `/orders/${ID}/pack`, body: { version: 'order-1' } }]);
});

test('an order that cannot be read says so, and is asked for again', async () => {
  service.use(
    http.get(
      `*/api/admin/v1/orders/${ID}`,
      () => HttpResponse.json({ message: 'x' }, { status: 500 }),
      { once: true },
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: `Order ${ID}` })).toBeInTheDocument();
});

test('an order that lost an approval says which medicine it is, and what is left to do', async () => {
  const lost = { approval_id: 7, product_name: 'Ibuprofen', qty: 2, version: 'v1' };
  shop.order = detail({ status: 'branch_received', moves: ['cancel'], taken_back: [lost] });
  open();
  const region = await screen.findByRole('region', { name: 'Approval withdrawn' });
  expect(region).toHaveTextContent('A pharmacist has to replace the approval.');
  expect(region).toHaveTextContent('Or cancel the order: the customer is refunded.');
  expect(region).toHaveTextContent('Ibuprofen, 2 pieces');
});
