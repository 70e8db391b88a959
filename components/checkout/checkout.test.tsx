import { existsSync } from 'node:fs';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuoteRequest } from '@/lib/cart/contract';
import { useCheckout } from '@/stores/checkout';
import { ANY_AMOUNT } from '@/tests/harness/orders-wire';
import { cartOf, router, visit } from '@/tests/harness/page';
import {
  address,
  asked,
  button,
  calls,
  coupon,
  listen,
  openWindow,
  quoteOf,
  refusal,
  service,
  shop,
} from './checkout.fixture';

beforeAll(listen);
afterAll(() => {
  service.close();
});
beforeEach(() => {
  window.localStorage.clear();
  useCheckout.setState({ memberId: null });
  visit('/orders/summary');
  asked.length = 0;
  Object.assign(shop, {
    cart: cartOf(1, 2),
    addresses: [address],
    coupons: [],
    coins: 0,
    giftCard: 0,
    codAllowed: true,
    methods: ANY_AMOUNT,
  });
});
afterEach(() => {
  service.resetHandlers();
});

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const heading = (name: RegExp) => screen.getByRole('heading', { name });

/** To the last step with home delivery and cash. */
async function toConfirm() {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/Cash on delivery/));
  await user.click(await button('Review order'));
  return user;
}

test('leads to the order in three steps, with the exact total on the button', async () => {
  const user = await toConfirm();
  expect(heading(/Review$/)).toHaveFocus();
  expect(await screen.findByText('1 x ฿100.00')).toBeInTheDocument();
  await user.click(await button('Place order · ฿340.00'));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/orders/AR-000001?placed=1');
  });
  // Nothing asks for the price of the cart that is empty now.
  expect(calls('POST /me/cart/quote')).toHaveLength(1);
  expect(calls('POST /me/orders')[0]?.body).toEqual({
    delivery_method: 'home',
    address_id: 11,
    gift_card_codes: [],
    cart_version: 1,
    quote_total: 340,
    quote_to_pay: 340,
    payment_method: 'cod',
  });
});

test('the button waits for the amounts above it, which would move it under a finger', async () => {
  const quoted = Promise.withResolvers<null>();
  service.use(
    http.post('*/api/v1/me/cart/quote', async ({ request }) => {
      await quoted.promise;
      return HttpResponse.json(quoteOf(shop.cart, (await request.json()) as QuoteRequest));
    }),
  );
  const user = await openWindow();
  const main = await screen.findByRole('button', { name: 'Continue to payment' });
  expect(main).toHaveAttribute('aria-disabled', 'true');
  await user.click(main);
  expect(heading(/Delivery$/)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).not.toBeInTheDocument();
  quoted.resolve(null);
  await user.click(await button('Continue to payment'));
  expect(await radio(/Cash on delivery/)).toBeInTheDocument();
});

test('goes on to the bank where money is owed now', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/PromptPay/));
  await user.click(await button('Review order'));
  await user.click(await button('Pay ฿340.00'));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/orders/AR-000001/payment/qr?pay=now');
  });
});

test('each way to pay shows the marks that it is known by', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  const marks = async (name: RegExp) =>
    [...((await radio(name)).closest('label')?.querySelectorAll('img') ?? [])].map((image) =>
      image.getAttribute('src'),
    );
  const ways: [RegExp, string[]][] = [
    [/Credit or debit/, ['visa', 'mastercard', 'jcb']],
    [/TrueMoney/, ['truemoney']],
    [/PromptPay/, ['promptpay']],
    [/Cash on delivery/, ['cash']],
  ];
  for (const [name, known] of ways) {
    const files = known.map((mark) => `/images/pay-${mark}.svg`);
    expect(await marks(name)).toEqual(files);
    for (const file of files) expect(existsSync(`public${file}`)).toBe(true);
  }
  // Coupon, coins and gift card are folded below all of them.
  const last = await radio(/Cash on delivery/);
  const folded = [...document.querySelectorAll('details')];
  expect(folded.map(({ open }) => open)).toEqual([false, false]);
  for (const part of folded)
    expect(last.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says what a step lacks, beside it, and stays', async () => {
  shop.addresses = [];
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  expect(await screen.findByRole('alert')).toHaveTextContent('choose home delivery or store');
  await user.click(await radio(/Store click-and-collect/));
  await user.click(await button('Continue to payment'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a branch.');
  await user.click(await radio(/Home delivery/));
  await user.click(await button('Continue to payment'));
  // The open form shows it at its fields.
  expect((await screen.findAllByText('Please fill in this field.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Please choose an address.')).not.toBeInTheDocument();
  await user.click(await radio(/Store click-and-collect/));
  await user.click(await radio(/Branch 7/));
  await user.click(await button('Continue to payment'));
  await user.click(await button('Review order'));
  expect(await screen.findByRole('alert')).toHaveTextContent('how you would like to pay');
  expect(window.location.search).toBe('?step=payment');
});

test('a choice that is missing gets the focus', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await button('Review order'));
  await waitFor(() => {
    expect(screen.getByRole('radio', { name: /Credit or debit/ })).toHaveFocus();
  });
});

test('a refresh and a second window find every choice; the browser goes back a step', async () => {
  const user = await openWindow();
  await user.click(await radio(/Store click-and-collect/));
  await user.click(await radio(/Branch 7/));
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/TrueMoney/));
  cleanup();
  await openWindow();
  expect(await radio(/TrueMoney/)).toBeChecked();
  expect(await screen.findByText('Branch 7')).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '/orders/summary?step=delivery');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await radio(/Branch 7/)).toBeChecked();
});

test('an incomplete order cannot be confirmed', async () => {
  shop.addresses = [];
  visit('/orders/summary?step=review');
  await openWindow();
  expect(await radio(/Home delivery/)).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /Place order|Pay / })).not.toBeInTheDocument();
});

test('asks for the price anew with each choice, and shows no old answer as the new one', async () => {
  const user = await openWindow();
  await screen.findAllByText('฿340.00');
  service.use(
    http.post('*/api/v1/me/cart/quote', async ({ request }) => {
      const body = (await request.json()) as { delivery_method: 'home' | 'pickup' };
      // The older question is answered last.
      await delay(body.delivery_method === 'pickup' ? 80 : 10);
      return HttpResponse.json(quoteOf(shop.cart, body));
    }),
  );
  await user.click(await radio(/Store click-and-collect/));
  expect(screen.getByText('Updating')).toBeInTheDocument();
  await user.click(await radio(/Home delivery/));
  await waitFor(() => {
    expect(screen.queryByText('Updating')).not.toBeInTheDocument();
  });
  await delay(120);
  expect(screen.getAllByText('฿340.00')).not.toHaveLength(0);
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('cash is no way to pay at a branch, and says so', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/Cash on delivery/));
  await user.click(await button('Edit: Delivery'));
  await user.click(await radio(/Store click-and-collect/));
  await user.click(await radio(/Branch 7/));
  await user.click(await button('Continue to payment'));
  const cash = await radio(/Cash on delivery/);
  expect(cash).toBeDisabled();
  expect(cash).not.toBeChecked();
  expect(screen.getByText('Only for home delivery')).toBeInTheDocument();
});

test('a way to pay that does not take the sum is not offered, and not kept', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/TrueMoney/));
  cleanup();
  shop.methods = {
    entities: ANY_AMOUNT.entities.map((entity) =>
      entity.method === 'truemoney' ? { ...entity, max: 100 } : entity,
    ),
  };
  await openWindow();
  expect(await radio(/PromptPay/)).toBeEnabled();
  await waitFor(() => {
    expect(screen.queryByRole('radio', { name: /TrueMoney/ })).not.toBeInTheDocument();
  });
  await user.click(await button('Review order'));
  expect(screen.getByRole('radio', { name: /Credit or debit/ })).toHaveFocus();
});

test('a coupon takes the place of another of its kind, and each reduction has its name', async () => {
  shop.coupons = [coupon(1), coupon(2), coupon(3, { kind: 'free_delivery', amount: 0 })];
  shop.cart = {
    ...shop.cart,
    adjustments: [{ rule_id: 'g1', scope: 'line', amount: 0.3, reason: 'Buy 2 get 1 free' }],
  };
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  // Its end is midnight in Bangkok.
  expect(await screen.findAllByText(/until 30 November 2026/)).toHaveLength(3);
  await user.click(await screen.findByRole('checkbox', { name: /Coupon 1/ }));
  expect(await screen.findAllByText('฿290.00')).not.toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: /Coupon 3/ }));
  await waitFor(() => {
    expect(screen.getByRole('checkbox', { name: /Coupon 3/ })).toBeChecked();
  });
  await user.click(screen.getByRole('checkbox', { name: /Coupon 2/ }));
  await waitFor(() => {
    expect(screen.getByRole('checkbox', { name: /Coupon 1/ })).not.toBeChecked();
  });
  await waitFor(() => {
    expect(calls('PUT /me/cart/coupons').map(({ body }) => body)).toEqual([
      { coupon_ids: [1] },
      { coupon_ids: [1, 3] },
      { coupon_ids: [3, 2] },
    ]);
  });
  expect(await screen.findByText('Buy 2 get 1 free')).toBeInTheDocument();
  expect(screen.getByText('−฿0.30')).toBeInTheDocument();
});

test('what is picked up uses no coupon for the delivery, and says why', async () => {
  shop.coupons = [coupon(1), coupon(3, { kind: 'free_delivery', name: 'Free ride', amount: 0 })];
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByRole('checkbox', { name: /Coupon 1/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Free ride/ }));
  await waitFor(() => {
    expect(calls('PUT /me/cart/coupons')).toHaveLength(2);
  });
  act(() => {
    window.history.replaceState(null, '', '/orders/summary?step=delivery');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await radio(/Store click-and-collect/));
  await waitFor(() => {
    expect(calls('PUT /me/cart/coupons').at(-1)?.body).toEqual({ coupon_ids: [1] });
  });
  await user.click(await radio(/Branch 7/));
  await user.click(await button('Continue to payment'));
  const idle = await screen.findByRole('checkbox', { name: /Free ride.*For home delivery only/ });
  expect(idle).toBeDisabled();
  expect(idle).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Coupon 1/ })).toBeChecked();
});

test('coins become a coupon of this order; the service says what is wrong with a number', async () => {
  shop.coins = 250;
  service.use(
    http.post('*/api/v1/me/redeem', async ({ request }) => {
      const { coins } = (await request.json()) as { coins: number | null };
      if (coins === null) {
        return refusal(422, 'COINS_REQUIRED', 'x', { fields: { coins: 'Please enter coins.' } });
      }
      const made = coupon(9, { kind: 'coins', name: 'Coins', amount: coins / 5 });
      shop.coupons = [made];
      return HttpResponse.json({ coupon: made, coins_left: 0 }, { status: 201 });
    }),
  );
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await button('Redeem'));
  expect(await screen.findByText('Please enter coins.')).toBeInTheDocument();
  await user.click(await button('250 coins = ฿50.00'));
  await user.click(await button('Redeem'));
  await waitFor(() => {
    expect(screen.getByRole('checkbox', { name: /Coins/ })).toBeChecked();
  });
});

test('a gift card pays, with its last four and its amount; what is left decides about payment', async () => {
  shop.giftCard = 500;
  service.use(
    http.post('*/api/v1/gift-cards/balance', () =>
      HttpResponse.json({
        token: 'pass',
        last_four: '1234',
        balance: 500,
        expires_at: '2027-01-01T00:00:00.000Z',
      }),
    ),
  );
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.type(await screen.findByLabelText('Gift card code'), 'ABCD 1234');
  await user.type(screen.getByLabelText('PIN'), '123456');
  await user.click(await button('Use gift card'));
  expect(await screen.findByText(/16 letters and digits/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Gift card code'), ' EFGH 1234');
  await user.click(await button('Use gift card'));
  expect(await screen.findByText('Pays ฿340.00 of ฿500.00')).toBeInTheDocument();
  expect(await screen.findByText('Nothing left to pay.')).toBeInTheDocument();
  await user.click(await button('Review order'));
  await user.click(await button('Place order'));
  await waitFor(() => {
    expect(calls('POST /me/orders')[0]?.body).toMatchObject({ gift_card_codes: ['pass'] });
  });
});

test('checks a tax id while it is typed', async () => {
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByRole('checkbox', { name: /full tax invoice/ }));
  const id = await screen.findByLabelText('Tax ID');
  await user.type(id, '3100600445636');
  expect(await screen.findByText(/tax ID is not valid/)).toBeInTheDocument();
  await user.type(id, '{Backspace}5');
  expect(await screen.findByText('This tax ID is valid.')).toBeInTheDocument();
  expect(screen.queryByText(/tax ID is not valid/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Issued to'), 'juristic');
  await user.selectOptions(await screen.findByLabelText('Office'), 'branch');
  await user.type(await screen.findByLabelText('Branch number'), '12');
  await user.tab();
  expect(await screen.findByText('A branch number has five digits.')).toBeInTheDocument();
  await user.click(await button('Review order'));
  await waitFor(() => {
    expect(screen.getByLabelText('Company name')).toHaveFocus();
  });
  expect(window.location.search).toBe('?step=payment');
});

test('an empty cart, and a shop that cannot be reached', async () => {
  shop.cart = cartOf();
  await openWindow();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  cleanup();
  service.use(http.post('*/api/v1/me/cart', () => HttpResponse.error()));
  const user = await openWindow();
  const retry = await button('Try again');
  service.resetHandlers();
  shop.cart = cartOf(1);
  await user.click(retry);
  expect(await radio(/Home delivery/)).toBeChecked();
});
