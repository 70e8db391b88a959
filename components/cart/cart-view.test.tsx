import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartOf, visit } from '@/tests/harness/page';
import { useCart } from '@/stores/cart';
import { useUi } from '@/stores/ui';
import { asked, groupOf, openCart, quoteOf, refusal, service, shop } from './cart.fixture';

beforeAll(async () => {
  service.listen();
  await import('./clear-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/cart');
  asked.length = 0;
  shop.cart = cartOf(1, 2);
  useCart.setState({ cart: null, pending: 0, overtaken: false });
  useUi.setState({ alert: null });
});
afterEach(() => {
  service.resetHandlers();
});

const line = (name: string) => within(screen.getByRole('listitem', { name }));
const quantity = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
const more = (name: string) => screen.getByRole('button', { name: `One more of ${name}` });
const calls = (count: number) =>
  waitFor(() => {
    expect(asked).toHaveLength(count);
  });

test('rapid clicks become one call with the last quantity and the version that was seen', async () => {
  const user = await openCart();
  await user.click(more('Serum 1'));
  await user.click(more('Serum 1'));
  await user.click(more('Serum 1'));
  expect(quantity('Serum 1')).toHaveValue('4');
  await calls(1);
  expect(asked).toEqual(['PUT /me/cart/items/1 {"qty":4,"version":1}']);
});

test('changes of two lines follow each other, each with the version of the one before', async () => {
  const user = await openCart();
  await user.click(more('Serum 1'));
  await user.click(more('Serum 2'));
  await calls(2);
  expect(asked).toEqual([
    'PUT /me/cart/items/1 {"qty":2,"version":1}',
    'PUT /me/cart/items/2 {"qty":3,"version":2}',
  ]);
  expect(screen.queryByText(/another window/)).not.toBeInTheDocument();
});

test('who leaves before the clicks are sent has still changed the quantity', async () => {
  const user = await openCart();
  await user.click(more('Serum 1'));
  cleanup();
  await calls(1);
  expect(asked).toEqual(['PUT /me/cart/items/1 {"qty":2,"version":1}']);
});

test('a cart that changed elsewhere is shown, says so and is not overwritten', async () => {
  const user = await openCart();
  shop.cart = { ...cartOf(5, 2), version: 7 };
  await user.click(more('Serum 1'));
  expect(await screen.findByText(/changed in another window/)).toBeInTheDocument();
  expect(quantity('Serum 1')).toHaveValue('5');
  expect(shop.cart.version).toBe(7);
  await user.click(more('Serum 1'));
  await calls(2);
  expect(asked[1]).toBe('PUT /me/cart/items/1 {"qty":6,"version":7}');
  await waitFor(() => {
    expect(screen.queryByText(/another window/)).not.toBeInTheDocument();
  });
});

test('another tab says that it changed the cart, and it is loaded again', async () => {
  await openCart();
  shop.cart = { ...cartOf(9), version: 3 };
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed', newValue: '3 1' }));
  });
  await waitFor(() => {
    expect(quantity('Serum 1')).toHaveValue('9');
  });
});

test('a refused quantity goes back, and the reason stands beside it', async () => {
  const user = await openCart();
  service.use(
    http.put('*/api/v1/me/cart/items/1', () =>
      refusal(422, 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', 'You have reached the maximum'),
    ),
  );
  await user.click(more('Serum 1'));
  expect(await line('Serum 1').findByRole('alert')).toHaveTextContent('reached the maximum');
  expect(quantity('Serum 1')).toHaveValue('1');
});

test('without a connection nothing is changed, and says so', async () => {
  const user = await openCart();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  service.use(http.put('*/api/v1/me/cart/items/1', () => HttpResponse.error()));
  await user.click(more('Serum 1'));
  expect(await line('Serum 1').findByRole('alert')).toHaveTextContent('You are offline.');
  expect(quantity('Serum 1')).toHaveValue('1');
});

test('amounts are never guessed: the old ones stay, marked as updating, until the service answers', async () => {
  const user = await openCart();
  await screen.findAllByText('฿340.00');
  service.use(
    http.put('*/api/v1/me/cart/items/1', async () => {
      await delay(30);
      shop.cart = { ...cartOf(2, 2), version: 2 };
      return HttpResponse.json(shop.cart);
    }),
  );
  await user.click(more('Serum 1'));
  expect(screen.getAllByText('Updating')).not.toHaveLength(0);
  expect(screen.getAllByText('฿340.00')).not.toHaveLength(0);
  await screen.findAllByText('฿440.00');
  expect(screen.queryByText('Updating')).not.toBeInTheDocument();
});

test.each([
  [false, 'home'],
  [true, 'pickup'],
])('a cart with what is picked up alone (%s) is priced for %s', async (pickupOnly, method) => {
  const [first, ...others] = shop.cart.items;
  if (!first) throw new Error('an empty cart');
  shop.cart = { ...shop.cart, items: [{ ...first, pickup_only: pickupOnly }, ...others] };
  const asked: unknown[] = [];
  service.use(
    http.post('*/api/v1/me/cart/quote', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(quoteOf(shop.cart));
    }),
  );
  await openCart();
  await waitFor(() => {
    expect(asked).toEqual([expect.objectContaining({ delivery_method: method })]);
  });
});

test('a quote under way is taken back when the cart changes, and asked for anew after it', async () => {
  const taken: string[] = [];
  let quotes = 0;
  service.use(
    http.post('*/api/v1/me/cart/quote', async ({ request }) => {
      quotes += 1;
      if (quotes > 1) return HttpResponse.json(quoteOf(shop.cart));
      await new Promise((resolve) => {
        request.signal.addEventListener('abort', resolve);
      });
      taken.push(request.url);
      return HttpResponse.error();
    }),
  );
  const user = await openCart();
  await waitFor(() => {
    expect(quotes).toBe(1);
  });
  await user.click(more('Serum 1'));
  await waitFor(() => {
    expect(quotes).toBe(2);
  });
  expect(taken).toHaveLength(1);
});

test('without a quote the goods are shown and the fee is left to checkout', async () => {
  service.use(http.post('*/api/v1/me/cart/quote', () => refusal(500, 'INTERNAL', 'Oh')));
  await openCart();
  await screen.findByText('Shown at checkout');
  expect(screen.getAllByText('฿300.00')).not.toHaveLength(0);
});

test('a set that was started blocks checkout, says what it lacks, and can be given up', async () => {
  const [first, second] = shop.cart.items;
  shop.cart = {
    ...shop.cart,
    items: [{ ...first!, group_id: 2 }, second!],
    groups: [groupOf(2)],
  };
  const user = await openCart();
  const set = within(screen.getByRole('region', { name: 'Good hair weeks' }));
  expect(set.getByText('1 of 3: add 2 more to get one free')).toBeInTheDocument();
  expect(set.getByRole('link', { name: 'Choose the rest of the set' })).toHaveAttribute(
    'href',
    '/promotions/2',
  );
  expect(set.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/choose all items of the promotion/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(screen.getByRole('region', { name: 'Good hair weeks' })).toHaveFocus();

  await user.click(set.getByRole('button', { name: 'Continue without a free piece' }));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    '/orders/summary',
  );
  expect(asked).toEqual(['PUT /me/cart/groups/2 {"opted_out":true,"version":1}']);
  expect(set.getByRole('button', { name: 'Complete the set' })).toBeInTheDocument();
});

test('a complete set names its free piece on the line and in the totals', async () => {
  const [first] = shop.cart.items;
  shop.cart = {
    ...cartOf(3),
    items: [{ ...first!, qty: 3, group_id: 2, free_qty: 1, line_total: 200 }],
    groups: [groupOf(0)],
    adjustments: [{ rule_id: 'set:2', scope: 'line', amount: 100, reason: 'Good hair weeks' }],
  };
  await openCart();
  expect(screen.getByText('Complete: 1 piece is free')).toBeInTheDocument();
  expect(line('Serum 1').getByText('1 piece free')).toBeInTheDocument();
  expect(await screen.findByText('−฿100.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeInTheDocument();
});

test('what cannot be had blocks checkout and leads to its line', async () => {
  const [first, second] = shop.cart.items;
  shop.cart = {
    ...shop.cart,
    items: [
      { ...first!, max_qty: 0 },
      { ...second!, max_qty: 1 },
    ],
  };
  const user = await openCart();
  expect(line('Serum 1').getByText(/Not enough products/)).toBeInTheDocument();
  expect(line('Serum 2').getByText(/Only 1 available now/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(screen.getByRole('listitem', { name: 'Serum 1' })).toHaveFocus();
});

test('a line that is more than the limit leaves is told apart from one that the shop ran out of', async () => {
  const cart = cartOf(2, 2);
  const [none, one] = cart.items;
  if (!none || !one) throw new Error('no lines');
  shop.cart = {
    ...cart,
    items: [
      { ...none, max_qty: 0, bought: 3 },
      { ...one, max_qty: 1, bought: 2 },
    ],
  };
  await openCart();
  expect(
    line('Serum 1').getByText(/You bought 3 pieces .* 30 days.*cannot order more/),
  ).toBeVisible();
  expect(line('Serum 2').getByText(/You bought 2 pieces .* 30 days.*order 1 more/)).toBeVisible();
});

test('a price that changed since the last visit says so', async () => {
  const [first] = shop.cart.items;
  shop.cart = { ...cartOf(1), items: [{ ...first!, previous_price: 199 }] };
  await openCart();
  expect(
    line('Serum 1').getByText('Was ฿199.00 when you last saw it, now ฿100.00'),
  ).toBeInTheDocument();
});

test('a removed line can be taken back, by keyboard too', async () => {
  const user = await openCart();
  screen.getByRole('button', { name: 'Remove Serum 2' }).focus();
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText('Removed: Serum 2')).toBeInTheDocument();
  expect(undo).toHaveFocus();
  expect(screen.queryByRole('listitem', { name: 'Serum 2' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('listitem', { name: 'Serum 2' })).toBeInTheDocument();
  expect(quantity('Serum 2')).toHaveValue('2');
  expect(asked).toEqual([
    'DELETE /me/cart/items/2 {"version":1}',
    'POST /me/cart/add {"product_id":2,"qty":2,"earlier_price":100}',
  ]);
});

test('a removed line comes back to where it stood', async () => {
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Remove Serum 1' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await calls(2);
  expect(asked[1]).toBe(
    'POST /me/cart/add {"product_id":1,"qty":1,"earlier_price":100,"before_product_id":2}',
  );
});

test('a click on remove forgets a quantity that was about to be sent', async () => {
  const user = await openCart();
  await user.click(more('Serum 2'));
  await user.click(screen.getByRole('button', { name: 'Remove Serum 2' }));
  await calls(1);
  expect(asked).toEqual(['DELETE /me/cart/items/2 {"version":1}']);
  expect(useCart.getState().pending).toBe(0);
});

test('a line is saved for later and moved back', async () => {
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Save for later: Serum 1' }));
  const saved = within(await screen.findByRole('region', { name: 'Saved for later (1)' }));
  expect(saved.getByRole('link', { name: 'Serum 1' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quantity of Serum 1' })).not.toBeInTheDocument();
  await user.click(saved.getByRole('button', { name: 'Move to cart: Serum 1' }));
  await screen.findByRole('textbox', { name: 'Quantity of Serum 1' });
  expect(asked).toEqual([
    'PUT /me/cart/items/1/saved {"saved":true,"version":1}',
    'PUT /me/cart/items/1/saved {"saved":false,"version":2}',
  ]);
});

test('everything is removed after a question', async () => {
  const user = await openCart();
  await user.click(screen.getByRole('button', { name: 'Remove everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove everything?' }));
  expect(dialog.getByRole('button', { name: 'Keep my cart' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Remove all' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  expect(asked).toEqual(['DELETE /me/cart/clear']);
});

test('an empty cart leads to the categories', async () => {
  shop.cart = cartOf();
  await openCart();
  expect(await screen.findByRole('link', { name: 'Browse categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

test.each([
  [true, 'Your cart could not be loaded'],
  [false, 'You are offline'],
])('a cart that cannot be loaded is asked for again (online: %s)', async (online, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  service.use(http.post('*/api/v1/me/cart', () => refusal(500, 'INTERNAL', 'Oh'), { once: true }));
  shop.cart = cartOf();
  const user = await openCart();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});
