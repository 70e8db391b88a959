import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import office from '@/messages/office/en.json';
import orders from '@/messages/orders/en.json';
import texts from '@/messages/stock/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ProductStock } from './product-stock';

const en = { ...office, ...orders, ...texts };
const abilities = vi.hoisted(() => new Set<string>());
vi.mock('@/components/office/frame/use-abilities', () => ({
  useAbilities: () => abilities,
}));

interface Level {
  readonly low_level: { readonly kind: string; readonly pieces: number | null; version: string };
  readonly is_low: boolean;
}
let levels: Record<number, Level> = {};
let lots: Record<number, readonly object[]> = {};
const place = (id: number, name: string | null, onHand: number, reserved = 0) => ({
  ...{ branch_id: id, name, on_hand: onHand, reserved, ...levels[id], lots: lots[id] ?? [] },
  ...{ expired, free: onHand - reserved - expired },
});
const line = (id: number, reason: string, change: number) => ({
  ...{ id, branch_id: 0, branch_name: null, reason, change, on_hand: 10, note: '' },
  ...{ other_branch_id: null, order_id: null, lots: [], at: '2026-11-21T03:00:00.000Z' },
  person: reason === 'opening' ? null : { member_id: 7, name: 'Somying' },
});
let onHand = 10;
let expired = 0;
let sent: { key: string | null; body: unknown }[] = [];
let refusal:
  | {
      readonly code: string;
      readonly message: string;
      readonly status: number;
      readonly fields?: Readonly<Record<string, string>>;
    }
  | undefined;
const detail = () => ({
  ...{ product_id: 3, item_code: '100003', name: 'Rose Serum' },
  places: [place(0, null, onHand, 4), place(11, 'Siam', 0)],
});
const service = setupServer(
  http.get('*/api/admin/v1/stock/3', () => HttpResponse.json(detail())),
  http.get('*/api/admin/v1/stock/3/movements', () =>
    HttpResponse.json({ entities: [line(2, 'receive', 6), line(1, 'opening', 4)], next: null }),
  ),
  http.get('*/api/admin/v1/stock/3/holds', ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const page = Number(asked.get('page'));
    const [orderId, status] = page === 1 ? ['AR1', 'paid'] : ['AR2', 'packing'];
    const since = '2026-11-20T03:00:00.000Z';
    return HttpResponse.json({
      entities: [
        { order_id: orderId, status, branch_id: Number(asked.get('branch_id')), qty: 2, since },
      ],
      ...{ page, per_page: 1, total: 2, reserved: 4 },
    });
  }),
  http.put('*/api/admin/v1/stock/3/low-levels/:branch', async ({ request }) => {
    sent.push({ key: null, body: await request.json() });
    if (refusal) return HttpResponse.json(refusal, { status: refusal.status });
    levels[11] = { low_level: { kind: 'own', pieces: 2, version: 'new' }, is_low: true };
    return HttpResponse.json(detail());
  }),
  http.post('*/api/admin/v1/stock/movements', async ({ request }) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    if (refusal) return HttpResponse.json(refusal, { status: refusal.status });
    return HttpResponse.json(detail(), { status: 201 });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  onHand = 10;
  expired = 0;
  const level = { low_level: { kind: 'default', pieces: 5, version: 'seen' }, is_low: false };
  levels = { 0: level, 11: level };
  lots = {};
  sent = [];
  refusal = undefined;
  abilities.clear();
  for (const ability of ['stock.read', 'stock.move', 'orders.read']) abilities.add(ability);
  visit('/staff/stock/3');
});

const user = userEvent.setup();
const form = () => screen.findByRole('region', { name: en['stock.record'] });
const field = async (label: string) =>
  within(await form()).findByLabelText(label, { exact: false });
const record = async () =>
  user.click(within(await form()).getByRole('button', { name: en['stock.save'] }));

test('shows places and movements', async () => {
  show(<ProductStock id={3} />, en);
  const row = await screen.findByRole('row', { name: /Online warehouse/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '4', '0', '6', '5 (the shop’s)']);
  expect(screen.getByText('No pieces: Siam')).toBeVisible();
  expect(await screen.findByText('+6')).toBeVisible();
  expect(screen.getByText('Somying')).toBeVisible();
});

test('names the orders that hold the reserved pieces of a place', async () => {
  show(<ProductStock id={3} />, en);
  await user.click(await screen.findByText('Online warehouse: 4 pieces reserved'));
  const region = screen.getByRole('region', { name: en['stock.holds'] });
  const link = await within(region).findByRole('link', { name: 'AR1' });
  expect(link).toHaveAttribute('href', '/staff/orders/AR1');
  expect(within(region).getByRole('listitem')).toHaveTextContent('AR12 piecesPaid');
  await user.click(within(region).getByRole('button', { name: en['stock.moreHolds'] }));
  expect(await within(region).findByText(en['orders.status.packing'])).toBeVisible();
});

test('links no orders for people who do not read them', async () => {
  abilities.delete('orders.read');
  show(<ProductStock id={3} />, en);
  await user.click(await screen.findByText('Online warehouse: 4 pieces reserved'));
  expect(await screen.findByText('AR1')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'AR1' })).toBeNull();
});

test('receives pieces: a lost answer keeps its key, a refusal does not', async () => {
  show(<ProductStock id={3} />, en);
  await record();
  expect(await screen.findByText(en['stock.qtyMissing'])).toBeVisible();
  await user.type(await field(en['stock.qty']), '5');
  const answers = [
    { code: 'INTERNAL', message: 'Please try again.', status: 500 },
    { code: 'STOCK_RESERVED', message: 'Only 6 pieces are free.', status: 409 },
  ];
  for (const answer of answers) {
    refusal = answer;
    await record();
    expect(await screen.findByText(answer.message)).toBeVisible();
  }
  refusal = undefined;
  await record();
  await vi.waitFor(() => {
    expect(sent).toHaveLength(3);
  });
  expect(sent[0]?.body).toEqual({
    ...{ kind: 'receive', product_id: 3, branch_id: 0, qty: 5, note: '' },
  });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('a count sends the number that the person saw, and asks again after a change', async () => {
  show(<ProductStock id={3} />, en);
  await user.selectOptions(await field(en['stock.kind']), 'count');
  await user.type(await field(en['stock.seen']), '9');
  refusal = { code: 'VERSION_STALE', message: 'Changed', status: 409 };
  onHand = 8;
  await record();
  expect(await screen.findByText(/now 8 on hand/)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ kind: 'count', seen: 9, expected: 10 });
});

test('a transfer needs another place', async () => {
  show(<ProductStock id={3} />, en);
  await user.selectOptions(await field(en['stock.kind']), 'transfer');
  await user.type(await field(en['stock.qty']), '2');
  await record();
  expect(await screen.findByText(en['stock.toMissing'])).toBeVisible();
  await user.selectOptions(await field(en['stock.to']), '11');
  await record();
  await vi.waitFor(() => {
    expect(sent[0]?.body).toMatchObject({ kind: 'transfer', branch_id: 0, to_branch_id: 11 });
  });
});

const lowForm = () => screen.findByRole('region', { name: en['stock.lowLevel'] });
const setLevel = async () =>
  user.click(within(await lowForm()).getByRole('button', { name: en['stock.lowSet'] }));
const choose = async (label: string, value: string) =>
  user.selectOptions(within(await lowForm()).getByLabelText(label), value);

test('sets the level of a place, which the table then marks in words', async () => {
  show(<ProductStock id={3} />, en);
  await choose(en['stock.column.place'], '11');
  await choose(en['stock.lowKind'], 'own');
  const pieces = within(await lowForm()).getByLabelText(en['stock.lowPieces']);
  await user.clear(pieces);
  await user.type(pieces, '2.5');
  await setLevel();
  expect(await screen.findByText(en['stock.qtyMissing'])).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(pieces);
  await user.type(pieces, '2');
  await setLevel();
  const row = await screen.findByRole('row', { name: /Siam/ });
  expect(row).toHaveTextContent('Siam000Low02');
  expect(sent[0]?.body).toEqual({ kind: 'own', pieces: 2, version: 'seen' });
});

test('shows a refused level at its field, and asks again after another person’s change', async () => {
  show(<ProductStock id={3} />, en);
  await choose(en['stock.lowKind'], 'own');
  const wrong = { code: 'VALIDATION', message: 'Check the form', status: 422 };
  refusal = { ...wrong, fields: { pieces: 'Too many.' } };
  await setLevel();
  const pieces = within(await lowForm()).getByLabelText(en['stock.lowPieces']);
  await vi.waitFor(() => {
    expect(pieces).toHaveAccessibleDescription('Too many.');
  });
  refusal = { code: 'VERSION_STALE', message: 'Changed', status: 409 };
  levels[0] = { low_level: { kind: 'none', pieces: null, version: 'theirs' }, is_low: false };
  await setLevel();
  expect(await screen.findByText(en['stock.lowChanged'])).toBeVisible();
  expect(await screen.findByText(en['stock.lowNever'])).toBeVisible();
  await setLevel();
  await vi.waitFor(() => {
    expect(sent.at(-1)?.body).toMatchObject({ kind: 'own', pieces: 5, version: 'theirs' });
  });
});

const lot = (number: string, daysLeft: number) => ({
  ...{ lot_no: number, expires_on: '2027-01-31', on_hand: 3, days_left: daysLeft },
});

test('shows lots with the days left, and marks them in words', async () => {
  lots = { 0: [lot('OLD', -1), lot('NEAR', 90), lot('FAR', 91)] };
  show(<ProductStock id={3} />, en);
  const region = await screen.findByRole('region', { name: en['stock.lots'] });
  const [, old, near, far] = within(region).getAllByRole('row');
  expect(old).toHaveTextContent(/OLD.*Expired1 day agoWrite off3$/);
  expect(near).toHaveTextContent(/NEAR.*Soon90 days3$/);
  expect(far).toHaveTextContent(/FAR.*202791 days3$/);
});

test('writes off an expired lot with the form filled in, for people who move stock', async () => {
  lots = { 11: [lot('OLD', -1), lot('FAR', 91)] };
  expired = 3;
  const { unmount } = show(<ProductStock id={3} />, en);
  expect(await screen.findByRole('row', { name: /Online warehouse/ })).toHaveTextContent(
    'Online warehouse104Not sold335 (the shop’s)',
  );
  await user.selectOptions(await field(en['stock.kind']), 'transfer');
  await user.click(screen.getByRole('button', { name: /^Write off/ }));
  const pieces = await field(en['stock.qty']);
  expect(pieces).toHaveFocus();
  expect(pieces).toHaveValue('3');
  expect(await field(en['stock.lot'])).toHaveValue('2027-01-31OLD');
  await record();
  await vi.waitFor(() => {
    expect(sent[0]?.body).toEqual({
      ...{ kind: 'damage', product_id: 3, branch_id: 11, qty: 3, note: '' },
      lot: { lot_no: 'OLD', expires_on: '2027-01-31' },
    });
  });
  await vi.waitFor(() => {
    expect(pieces).toHaveValue('');
  });
  unmount();
  abilities.delete('stock.move');
  show(<ProductStock id={3} />, en);
  expect(await screen.findByRole('region', { name: en['stock.lots'] })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Write off/ })).toBeNull();
});

test('receives a lot with its last good day, or none', async () => {
  show(<ProductStock id={3} />, en);
  await user.type(await field(en['stock.qty']), '5');
  await user.type(await field(en['stock.lotNoOptional']), 'A-1');
  await record();
  expect(await screen.findByText(en['stock.expiresMissing'])).toBeVisible();
  await user.type(await field(en['stock.expiresOn']), '2027-05-01');
  await user.clear(await field(en['stock.lotNoOptional']));
  await record();
  expect(await screen.findByText(en['stock.lotNoMissing'])).toBeVisible();
  await user.type(await field(en['stock.lotNoOptional']), 'A-1');
  await record();
  await vi.waitFor(() => {
    expect(sent[0]?.body).toMatchObject({ lot: { lot_no: 'A-1', expires_on: '2027-05-01' } });
  });
});

test('a count of a lot compares with the pieces of the lot', async () => {
  lots = { 0: [lot('NEAR', 9)] };
  show(<ProductStock id={3} />, en);
  await user.selectOptions(await field(en['stock.kind']), 'count');
  await user.selectOptions(await field(en['stock.lot']), '2027-01-31NEAR');
  await user.type(await field(en['stock.seen']), '2');
  await record();
  await vi.waitFor(() => {
    expect(sent[0]?.body).toMatchObject({
      ...{ kind: 'count', seen: 2, expected: 3 },
      lot: { lot_no: 'NEAR', expires_on: '2027-01-31' },
    });
  });
});
