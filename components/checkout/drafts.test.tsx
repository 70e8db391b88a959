import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Address, AddressInput } from '@/lib/addresses/contract';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { useCheckout } from '@/stores/checkout';
import { forgetChoices } from '@/stores/drafts';
import { cartOf, visit } from '@/tests/harness/page';
import {
  address,
  asked,
  button,
  calls,
  listen,
  openWindow,
  refusal,
  service,
  shop,
} from './checkout.fixture';

const place = (code: string, name: string) => ({ code, name, name_th: name, name_en: name });
const BANGKOK = place('10', 'Bangkok');
const KHLONG_TOEI = place('1033', 'Khlong Toei');
const WATTHANA = place('1039', 'Watthana');
const match = (district: typeof BANGKOK, code: string, name: string) => ({
  province: BANGKOK,
  district,
  sub_district: { ...place(code, name), zipcode: '10110' },
});

const list = (entities: readonly unknown[]) => HttpResponse.json({ entities });

beforeAll(listen);
afterAll(() => {
  service.close();
});
let created: AddressInput[] = [];
let vatAddresses: VatAddress[] = [];
beforeEach(() => {
  window.localStorage.clear();
  forgetChoices();
  useCheckout.setState({ memberId: null });
  visit('/orders/summary');
  asked.length = 0;
  created = [];
  vatAddresses = [];
  Object.assign(shop, {
    cart: cartOf(1, 2),
    addresses: [address],
    coupons: [],
    coins: 0,
    giftCard: 0,
    codAllowed: true,
  });
  service.use(
    http.get('*/api/v1/geo/lookup', ({ request }) =>
      new URL(request.url).searchParams.get('zipcode') === '10110'
        ? list([
            match(KHLONG_TOEI, '103301', 'Khlong Toei'),
            match(KHLONG_TOEI, '103302', 'Khlong Tan'),
            match(WATTHANA, '103901', 'Khlong Toei Nuea'),
          ])
        : list([match(KHLONG_TOEI, '103303', 'Phra Khanong')]),
    ),
    http.get('*/api/v1/geo/provinces', () => list([BANGKOK])),
    http.get('*/api/v1/geo/provinces/10/districts', () =>
      list([place('1001', 'Phra Nakhon'), KHLONG_TOEI, WATTHANA]),
    ),
    http.get('*/api/v1/geo/districts/1033/sub-districts', () =>
      list([
        { ...place('103301', 'Khlong Toei'), zipcode: '10110' },
        { ...place('103302', 'Khlong Tan'), zipcode: '10110' },
        { ...place('103303', 'Phra Khanong'), zipcode: '10260' },
      ]),
    ),
    http.get('*/api/v1/geo/districts/1039/sub-districts', () =>
      list([{ ...place('103901', 'Khlong Toei Nuea'), zipcode: '10110' }]),
    ),
    http.post('*/api/v1/me/addresses', async ({ request }) => {
      const input = (await request.json()) as AddressInput;
      created.push(input);
      const made = { ...address, ...input, id: 12, is_default: false } as Address;
      shop.addresses = [...shop.addresses, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.get('*/api/v1/me/vat-addresses', () => list(vatAddresses)),
    http.post('*/api/v1/me/vat-addresses', async ({ request }) => {
      const made = { ...address, ...((await request.json()) as object), id: 31 } as VatAddress;
      vatAddresses = [made];
      return HttpResponse.json(made, { status: 201 });
    }),
  );
});
afterEach(() => {
  service.resetHandlers();
});

type User = Awaited<ReturnType<typeof openWindow>>;
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const field = (name: string) => screen.findByLabelText(name);

/** Region fields down to the sub-district. */
async function fillPlace(user: User) {
  await user.type(await field('House number, building, floor'), '5/5');
  await user.type(await field('Zipcode'), '10110');
  await waitFor(async () => {
    expect(await field('Province')).toHaveValue('10');
  });
  await screen.findByRole('option', { name: 'Watthana' });
}

async function toPayment(user: User) {
  await user.click(await button('Continue to payment'));
  await user.click(await radio(/PromptPay/));
}

const atStep = (step: string) =>
  waitFor(() => {
    expect(window.location.search).toBe(`?step=${step}`);
  });

test('the main button saves the address that stands in the form, and the order goes there', async () => {
  const user = await openWindow();
  await user.click(await button('Add an address'));
  expect(await radio(/Malee/)).not.toBeChecked();
  await fillPlace(user);
  await user.selectOptions(await field('District (Khet)'), 'Watthana');
  await user.click(await button('Continue to payment'));
  await atStep('payment');
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({ address_1: '5/5', sub_district_code: '103901' });
  await user.click(await radio(/PromptPay/));
  await user.click(await button('Review order'));
  await user.click(await button('Pay ฿340.00'));
  await waitFor(() => {
    expect(calls('POST /me/orders')[0]?.body).toMatchObject({ address_id: 12 });
  });
});

test('a form that lacks something keeps the shopper at it, with what is wrong beside its field', async () => {
  shop.addresses = [];
  const user = await openWindow();
  await user.click(await radio(/Home delivery/));
  // The account knows who this is.
  expect(await field('First name')).toHaveValue('Malee');
  expect(await field('Mobile number')).toHaveValue('0812345678');
  await user.click(await button('Continue to payment'));
  await waitFor(async () => {
    expect(await field('House number, building, floor')).toHaveFocus();
  });
  expect(screen.getAllByText('Please fill in this field.').length).toBeGreaterThan(0);
  expect(screen.queryByText('Please choose an address.')).not.toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(created).toEqual([]);
});

test('what the service refuses stands beside its field, and nothing goes on', async () => {
  service.use(
    http.post('*/api/v1/me/addresses', () =>
      refusal(422, 'ZIPCODE_MISMATCH', 'Wrong', { fields: { zipcode: 'Not of this place.' } }),
    ),
  );
  const user = await openWindow();
  await user.click(await button('Add an address'));
  await fillPlace(user);
  await user.selectOptions(await field('District (Khet)'), 'Watthana');
  await user.click(await button('Continue to payment'));
  expect(await screen.findByText('Not of this place.')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('a draft survives a refresh; choosing a saved address puts it aside, not away', async () => {
  let user = await openWindow();
  await user.click(await button('Add an address'));
  await user.type(await field('House number, building, floor'), '5/5');
  await user.type(await field('Address line 3 (optional)'), 'Behind the temple');
  cleanup();
  user = await openWindow();
  expect(await field('House number, building, floor')).toHaveValue('5/5');
  expect(await field('Address line 3 (optional)')).toHaveValue('Behind the temple');
  await user.click(await radio(/Malee/));
  expect(screen.queryByLabelText('House number, building, floor')).not.toBeInTheDocument();
  await user.click(await button('Add an address'));
  expect(await field('House number, building, floor')).toHaveValue('5/5');
  await user.click(await button('Cancel'));
  await user.click(await button('Add an address'));
  expect(await field('House number, building, floor')).toHaveValue('');
});

test('Forward during a new address does not lead to paying for the old one', async () => {
  const user = await openWindow();
  await user.click(await button('Add an address'));
  visit('/orders/summary?step=payment');
  cleanup();
  await openWindow();
  expect(await field('House number, building, floor')).toBeInTheDocument();
});

test('a zipcode offers every district it belongs to, and fills in what only one has', async () => {
  const user = await openWindow();
  await user.click(await button('Add an address'));
  await fillPlace(user);
  const district = await field('District (Khet)');
  expect(district).toHaveValue('');
  const options = await screen.findByRole('group', { name: '10110' });
  expect(options).toHaveTextContent('Khlong ToeiWatthana');
  await user.selectOptions(district, 'Khlong Toei');
  await screen.findByRole('option', { name: 'Khlong Tan' });
  expect(district).toHaveValue('1033');
  expect(await field('Sub-district (Khwaeng)')).toHaveValue('');
  await user.selectOptions(district, 'Watthana');
  await waitFor(async () => {
    expect(await field('Sub-district (Khwaeng)')).toHaveValue('103901');
  });
  await user.clear(await field('Zipcode'));
  await user.type(await field('Zipcode'), '10260');
  await waitFor(async () => {
    expect(await field('Sub-district (Khwaeng)')).toHaveValue('103303');
  });
  expect(district).toHaveValue('1033');
});

test('the main button saves a typed tax address too', async () => {
  const user = await openWindow();
  await toPayment(user);
  await user.click(await screen.findByRole('checkbox', { name: /full tax invoice/ }));
  // It begins with the address that the goods go to.
  expect(await field('Zipcode')).toHaveValue('10110');
  await user.type(await field('Tax ID'), '3100600445635');
  await user.click(await button('Review order'));
  await atStep('review');
  expect(screen.getByText('Tax invoice for Malee Suksan')).toBeInTheDocument();
});

test('a company is asked for its store id, which is kept with its tax address', async () => {
  const user = await openWindow();
  await toPayment(user);
  await user.click(await screen.findByRole('checkbox', { name: /full tax invoice/ }));
  expect(screen.queryByLabelText('Store ID (optional)')).toBeNull();
  await user.selectOptions(await field('Issued to'), 'A company');
  await user.type(await field('Tax ID'), '3100600445635');
  await user.type(await field('Company name'), 'Arun Trading Co., Ltd.');
  await user.type(await field('Store ID (optional)'), 'ST-0042');
  await user.click(await button('Review order'));
  await atStep('review');
  expect(vatAddresses).toMatchObject([{ kind: 'juristic', store_id: 'ST-0042' }]);
});

test('the main button uses a typed gift card, and stays where it is wrong', async () => {
  service.use(
    http.post('*/api/v1/gift-cards/balance', () =>
      refusal(422, 'GIFT_CARD_INVALID', 'No such card'),
    ),
  );
  const user = await openWindow();
  await user.click(await button('Continue to payment'));
  await user.click(await screen.findByText('Gift cards'));
  await user.type(await field('Gift card code'), 'ABCD 1234 EFGH 1234');
  await user.click(await button('Review order'));
  expect(await screen.findByText('Please fill in this field.')).toBeInTheDocument();
  await user.type(await field('PIN'), '123456');
  await user.click(await button('Review order'));
  expect(await screen.findByText('No such card')).toBeInTheDocument();
  expect(window.location.search).toBe('?step=payment');

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
  // It pays for everything, so that no other way of paying is asked for.
  await user.click(await button('Review order'));
  await atStep('review');
  await user.click(await button('Place order'));
  await waitFor(() => {
    expect(calls('POST /me/orders')[0]?.body).toMatchObject({ gift_card_codes: ['pass'] });
  });
});

test('the main button applies a typed coupon code and redeems typed coins', async () => {
  shop.coins = 250;
  const sent: unknown[] = [];
  service.use(
    http.post('*/api/v1/me/cart/coupons', async ({ request }) => {
      sent.push(await request.json());
      return refusal(422, 'COUPON_INVALID', 'No such coupon');
    }),
    http.post('*/api/v1/me/redeem', async ({ request }) => {
      sent.push(await request.json());
      return refusal(422, 'COINS_NOT_DIVISIBLE_BY_5', 'Not by five');
    }),
  );
  const user = await openWindow();
  await toPayment(user);
  await user.click(await screen.findByText('Coupons and coins'));
  await user.type(await field('Coupon code'), 'WELCOME');
  await user.click(await button('Review order'));
  expect(await screen.findByText('No such coupon')).toBeInTheDocument();
  await user.clear(await field('Coupon code'));
  await user.type(await field('Coins to redeem'), '7');
  await user.click(await button('Review order'));
  expect(await screen.findByText('Not by five')).toBeInTheDocument();
  expect(sent).toEqual([{ code: 'WELCOME' }, { coins: 7 }]);
  expect(window.location.search).toBe('?step=payment');
  await user.clear(await field('Coins to redeem'));
  await user.click(await button('Review order'));
  await atStep('review');
});
