import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart, Quote } from '@/lib/cart/contract.ts';
import type { MemberCoupon } from '@/lib/wallet/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantCoupon, plantGiftCard } from '@/tests/harness/wallet.ts';

/** 237.50 baht and 1,500 baht. */
const [SOAP, CREAM] = [1, 2];

type Body<Answer> = Answer & Record<string, unknown>;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, price: 23_750, available: 500 },
    { id: CREAM, price: 150_000, available: 500 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const call = <Answer = Cart>(method: string, path: string, body?: unknown) =>
  shop.call<Body<Answer>>(method, `/me/cart${path}`, { token: alice.token, body });
const quote = (body: unknown) => call<Quote>('POST', '/quote', body);

/** A coupon of so many satang in the wallet. */
async function coupon(amount: number): Promise<number> {
  const id = await plantCoupon(shop, { amount });
  const { body } = await shop.call<MemberCoupon>('POST', `/me/coupons/${String(id)}/collect`, {
    token: alice.token,
    headers: { 'Idempotency-Key': `collect-${String(id)}` },
  });
  return body.id;
}

async function giftCardPass(balance: number): Promise<string> {
  const { code, pin } = await plantGiftCard(shop, balance);
  const { body } = await shop.call('POST', '/gift-cards/balance', {
    token: alice.token,
    body: { code, pin },
  });
  return body['token'] as string;
}

describe('the choices of a quote', () => {
  it('stand in for the coupons of the cart, and change nothing of it', async () => {
    const [chosen, other] = [await coupon(5_000), await coupon(7_000)];
    await fill(shop, alice, [CREAM, 1]);
    const { body: cart } = await call('PUT', '/coupons', { coupon_ids: [chosen] });
    expect((await quote({})).body).toMatchObject({ discount: 50, total: 1_450 });
    expect((await quote({ coupon_ids: [other] })).body).toMatchObject({ discount: 70 });
    expect((await quote({ coupon_ids: [] })).body).toMatchObject({ discount: 0 });
    expect((await call('GET', '')).body).toEqual(cart);
  });

  it('deliver for nothing to a branch, where cash is not taken', async () => {
    await fill(shop, alice, [SOAP, 1]);
    expect((await quote({ delivery_method: 'pickup' })).body).toMatchObject({
      delivery_fee: 0,
      free_delivery_missing: 0,
      total: 237.5,
      cod_allowed: false,
    });
  });

  it('take cash up to 20,000 baht', async () => {
    const { body } = await call('POST', '/add', { product_id: CREAM, qty: 14 });
    expect((await quote({})).body).toMatchObject({ to_pay: 21_000, cod_allowed: false });
    await call('PUT', `/items/${String(CREAM)}`, { qty: 13, version: body.version });
    expect((await quote({})).body).toMatchObject({ to_pay: 19_500, cod_allowed: true });
  });

  it('spend gift cards as money, tax and coins as before', async () => {
    await fill(shop, alice, [SOAP, 1]);
    const [small, large] = [await giftCardPass(10_000), await giftCardPass(500_000)];
    const { body } = await quote({ gift_card_codes: [small] });
    expect(body).toMatchObject({ total: 277.5, to_pay: 177.5, earned_coins: 9 });
    expect(body.gift_cards).toEqual([{ last_four: expect.any(String), amount: 100 }]);
    const both = (await quote({ gift_card_codes: [small, large, small] })).body;
    expect(both).toMatchObject({ total: 277.5, to_pay: 0, vat: body.vat });
    expect(both.gift_cards.map(({ amount }) => amount)).toEqual([100, 177.5]);
  });

  it.each([
    ['a pass that is none', { gift_card_codes: ['x'] }, 'GIFT_CARD_INVALID'],
    ['an unknown coupon', { coupon_ids: [999_999] }, 'COUPON_INVALID'],
    ['an unknown coin coupon', { coin_coupon_id: 999_999 }, 'COUPON_INVALID'],
    ['an unknown branch', { branch_id: 999_999 }, 'DELIVERY_REQUIRED'],
  ])('refuse %s', async (_, body, code) => {
    await fill(shop, alice, [SOAP, 1]);
    const refused = await quote(body);
    expect(refused.status).toBe(422);
    expect(refused.body['code']).toBe(code);
    expect(Object.keys(refused.body['fields'] as object)).toEqual(Object.keys(body));
  });
});
