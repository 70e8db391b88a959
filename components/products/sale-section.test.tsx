import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Link } from '@/components/ui/link';
import type { ProductSale } from '@/lib/products/contract';
import office from '@/messages/office/en.json';
import products from '@/messages/products/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { SaleSection } from './sale-section';

const en = { ...office, ...products };
const SOLD: ProductSale = {
  ...{ sold: true, obstacles: [], notes: [], places: null },
  changed_at: '2026-11-29T16:00:00.000Z',
  copies: null,
};
const copy = (locale: 'en' | 'th', seconds: number | null, current = true) => ({
  ...{ locale, current, age_s: seconds },
});
let renders = 0;
let answer: ProductSale | undefined = SOLD;
let abilities: string[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.post('*/api/admin/v1/products/7/render', () => {
    renders += 1;
    answer = { ...SOLD, copies: [copy('en', null), copy('th', null)] };
    return HttpResponse.json(answer);
  }),
  http.get('*/api/admin/v1/products/7/sale', () =>
    answer
      ? HttpResponse.json(answer)
      : HttpResponse.json({ code: 'NOT_FOUND', message: 'Gone', status: 404 }, { status: 404 }),
  ),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [answer, abilities, renders] = [SOLD, [], 0];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/products/7');
});

const section = (moves: React.ReactNode = <button type="button">Move</button>) =>
  show(<SaleSection id={7} shopLink={<Link href="/p">Shop</Link>} moves={moves} />, en);
const linksOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('says that shoppers can buy it, since which change', async () => {
  section();
  expect(await screen.findByRole('heading', { name: en['products.sale.yes'] })).toBeVisible();
  expect(screen.getByText(/Last change: .*29 Nov/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows the buttons that publish once their place is known', async () => {
  section();
  expect(screen.getByRole('heading', { name: en['products.sale.title'] })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Move' })).toBeVisible();
});

test('lists obstacles with the ways that the person may go', async () => {
  abilities = ['catalog.write', 'prices.write', 'stock.read', 'media.write'];
  answer = {
    ...{ ...SOLD, sold: false },
    obstacles: [
      ...[{ code: 'draft' as const }, { code: 'no_price' as const }],
      ...[{ code: 'controlled' as const }, { code: 'no_stock' as const, branches: 2 }],
    ],
    notes: [
      { code: 'texts_missing', fields: ['description_th', 'how_to_en'] },
      { code: 'no_picture' },
    ],
    places: [
      { branch_id: 0, name: null, on_hand: 5, reserved: 3, expired: 2, free: 0 },
      { branch_id: 11, name: 'Siam', on_hand: 1204, reserved: 0, expired: 0, free: 1204 },
    ],
  };
  section();
  expect(await screen.findByRole('heading', { name: en['products.sale.no'] })).toBeVisible();
  expect(await screen.findByRole('link', { name: en['products.sale.way.prices'] })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items.map(linksOf)).toEqual([
    ...[[], ['#product-prices'], [], ['/staff/stock/7'], ['#product-facts'], ['#pictures']],
  ]);
  const [draft, , controlled, stock, texts] = items;
  expect(draft && within(draft).getByRole('button', { name: 'Move' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(controlled).toHaveTextContent(en['products.sale.only.controlled']);
  expect(stock).toHaveTextContent('2 branches have free pieces');
  expect(texts).toHaveTextContent('Description in Thai and How to use in English');
  expect(screen.getByText(/^Free pieces/)).toHaveTextContent(
    'Online warehouse 0 (3 reserved) (2 expired) · Siam 1,204',
  );
});

test('offers no way without the ability, and the medicine class to a pharmacist', async () => {
  abilities = ['medicines.approve'];
  const obstacles = (['draft', 'no_price', 'controlled', 'all_expired'] as const).map((code) => ({
    code,
  }));
  answer = { ...SOLD, sold: false, obstacles };
  section(false);
  expect(await screen.findByRole('link', { name: en['products.sale.way.medicine'] })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items.map(linksOf)).toEqual([[], [], ['#product-medicine'], []]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('keeps publishing at hand while the answer fails, and asks again', async () => {
  answer = undefined;
  section();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gone');
  expect(screen.getByRole('button', { name: 'Move' })).toBeVisible();
  answer = SOLD;
  await userEvent.click(screen.getByRole('button', { name: en['office.retry'] }));
  expect(await screen.findByRole('heading', { name: en['products.sale.yes'] })).toBeVisible();
});

test('says how old the copies of the page are, and lets them be rendered again', async () => {
  abilities = ['catalog.write'];
  answer = { ...SOLD, copies: [copy('en', 41), copy('th', 62, false)] };
  section();
  expect(await screen.findByText(/^English: rendered 41 seconds ago, with the last/)).toBeVisible();
  const outdated = screen.getByText(/^Thai: rendered 62 seconds ago, still without/);
  expect(outdated).toHaveAttribute('data-current', 'false');
  await userEvent.click(await screen.findByRole('button', { name: en['products.copies.again'] }));
  await waitFor(() => {
    expect(screen.getAllByText(/no copy is kept/)).toHaveLength(2);
  });
  expect(renders).toBe(1);
});

test('offers no rendering to those who only read, and says nothing without a front server', async () => {
  answer = { ...SOLD, copies: [copy('en', 1, false), copy('th', null)] };
  section();
  expect(await screen.findByText(/^English: rendered 1 second ago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: en['products.copies.again'] })).toBeNull();
  answer = SOLD;
  section();
  await screen.findAllByRole('heading', { name: en['products.sale.yes'] });
  expect(screen.getAllByText(en['products.copies.title'])).toHaveLength(1);
});
