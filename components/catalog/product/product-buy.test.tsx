import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract';
import { visit } from '@/tests/harness/page';
import { nowOf } from '@/tests/harness/price-now';
import { showServed } from '@/tests/harness/show';
import { ProductBuy, type BuySlots } from './product-buy';
import { dangerous, packaged, product } from './product.fixture';

beforeEach(() => {
  visit('/');
});

const slots: BuySlots = {
  addToCart: <button type="button">Add to cart</button>,
  branches: <p>Available at 12 branches</p>,
  warnings: null,
  tellMe: <button type="button">Tell me</button>,
  countdown: null,
  substitutes: null,
};

function show(change: Partial<Product> = {}, more: Partial<BuySlots> = {}) {
  return showServed(
    <ProductBuy product={{ ...product, ...change }} locale="en" slots={{ ...slots, ...more }} />,
  );
}

const END = '2026-11-30T17:00:00.000Z';
const flash = { price: 399, ends_at: '2026-11-21T13:00:00.000Z', left: 7, quota: 20 };

it('shows savings, member price, coins, stock and the purchase limit', async () => {
  await show({ now: nowOf('deal', 590, 472), member_price: 450, stock: 'low', limit: 3 });
  expect(screen.getByText('You save ฿118.00')).toBeInTheDocument();
  expect(screen.getByText('฿590.00')).toHaveAttribute('data-label', 'Old price');
  expect(screen.getByText('฿450.00 for members')).toBeInTheDocument();
  expect(screen.getByText('Earn 4 coins')).toBeInTheDocument();
  expect(screen.getByText('Only a few left')).toBeInTheDocument();
  expect(screen.getByText('Limit 3 pieces per member')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
});

it('hides a member price without savings', async () => {
  await show({ now: nowOf('deal', 590, 440), member_price: 450 });
  expect(screen.queryByText(/for members/)).not.toBeInTheDocument();
});

it('shows end and remaining quantity of a flash price', async () => {
  await show({ flash, now: nowOf('flash', 590, 399) });
  expect(screen.getByText('Flash sale')).toBeInTheDocument();
  expect(screen.getByText('Ends Sat 21 Nov, 20:00')).toBeInTheDocument();
  expect(screen.getByText('7 of 20 left at this price')).toBeInTheDocument();
  expect(screen.getByText('You save ฿191.00')).toBeInTheDocument();
});

it('shows a deal below the flash price, and hides the sale', async () => {
  await show({ flash, now: nowOf('deal', 590, 295) });
  expect(screen.getByRole('region')).toHaveTextContent('฿295.00฿590.00');
  expect(screen.getByText('You save ฿295.00')).toBeInTheDocument();
  expect(screen.queryByText(/Flash sale|left at this price/)).not.toBeInTheDocument();
});

it('shows the delivery time, and free delivery from its threshold', async () => {
  await show();
  expect(screen.getByText('Get it Mon 23 – Tue 24 Nov')).toBeInTheDocument();
  expect(screen.getByText('Free over ฿699, otherwise ฿40')).toBeInTheDocument();
  expect(screen.getByText('Available at 12 branches')).toBeInTheDocument();
  cleanup();
  await show({ now: nowOf('list', 700) });
  expect(screen.getByText('Free delivery')).toBeInTheDocument();
});

it('shows each promotion, its conditions and a link to its products', async () => {
  await show({
    promotions: [
      { id: 3, kind: 'buy_2_get_1', percent: 0, name: 'Hair week', ends_at: END },
      { id: 4, kind: 'member_percent', percent: 10, name: 'Card days', ends_at: END },
    ],
  });
  const [set, card] = within(screen.getByRole('list', { name: 'Promotions' })).getAllByRole(
    'listitem',
  );
  if (!set || !card) throw new Error('two promotions');
  expect(within(set).getByText('Buy 2 get 1 free')).toBeInTheDocument();
  expect(within(set).getByText(/the cheapest one is free/)).toBeInTheDocument();
  expect(within(set).getByText('Until Mon 30 Nov, 23:59')).toBeInTheDocument();
  expect(within(set).getByRole('button', { name: 'Choose your set' })).toBeInTheDocument();
  expect(within(card).getByText('Members −10%')).toBeInTheDocument();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(within(card).getByRole('link', { name: /^All products ?: Card days$/ })).toHaveAttribute(
    'href',
    '/promotions/4',
  );
});

it('when sold out offers a stock alert and substitutes', async () => {
  const soldOut = { stock: 'none', max_qty: 0, limit: 3, delivery: null } as const;
  await show(soldOut, { substitutes: <p>Others</p> });
  expect(screen.getByText(/in stock below/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tell me' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Limit|Get it/)).not.toBeInTheDocument();
  cleanup();
  await show(soldOut);
  expect(screen.getByText('Sold out online for now.')).toBeInTheDocument();
});

it('sells packaged medicines with their limit and a link to a pharmacist', async () => {
  await show({ drug: packaged, limit: 5 });
  expect(screen.getByText('Limit 5 pieces per member')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask a pharmacist' })).toHaveAttribute(
    'href',
    '/pharmacy',
  );
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
});

it('links to a pharmacist instead of selling a medicine that needs approval', async () => {
  await show({
    drug: dangerous,
    deal_price: 472,
    member_price: 400,
    max_qty: 0,
    delivery: null,
    promotions: [{ id: 3, kind: 'buy_1_get_1', percent: 0, name: 'Week', ends_at: END }],
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Consult a pharmacist' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/pharmacy\/consult#about=\w/),
  );
  expect(screen.getByRole('link', { name: /call 1800-000-278/ })).toHaveAttribute(
    'href',
    'tel:1800000278',
  );
  expect(screen.getByText('Store click-and-collect only')).toBeInTheDocument();
  expect(screen.queryByText(/You save|for members|coin|Buy 1|Get it/)).not.toBeInTheDocument();
  expect(screen.getByText('Available at 12 branches')).toBeInTheDocument();
});
