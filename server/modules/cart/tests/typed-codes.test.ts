import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import type { GiftCardBalance } from '@/lib/wallet/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { giveCoins, plantCoupon, plantGiftCard } from '@/tests/harness/wallet.ts';

const TEN_MINUTES_MS = 600_000;
/** 1,500 baht. */
const CREAM = 1;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: CREAM, price: 150_000, available: 500 }]);
  await plantCoupon(shop, { code: 'ARUN50' });
});
afterAll(() => shop.close());

async function shopper(): Promise<TestMember> {
  const member = await signIn(shop);
  await fill(shop, member, [CREAM, 1]);
  return member;
}
const type = ({ token }: TestMember, code: string) =>
  shop.call<Cart & { readonly code?: string }>('POST', '/me/cart/coupons', {
    token,
    body: { code },
  });
/** Between every two letters, as a copy out of a page has it. */
const between = (text: string, sign: string) => text.split('').join(sign);
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('a coupon code', () => {
  it.each([
    ['ARUN\u200B50'],
    ['ＡＲＵＮ５０'],
    ['"ARUN50"'],
    ['“arun50”'],
    ['«ARUN-50»'],
    ['ARUN๕๐'],
    [between('ARUN50', '\u2060')],
    ['\u202AARUN50\u202C.'],
  ])('typed as %j is taken', async (typed) => {
    const { status, body } = await type(await shopper(), typed);
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body.coupons.map(({ code }) => code)).toEqual(['ARUN50']);
  });

  it('of a coupon made of coins is taken likewise', async () => {
    const member = await shopper();
    await giveCoins(shop, member.memberId, 100);
    const { body } = await shop.call<{ coupon: { code: string } }>('POST', '/me/redeem', {
      ...{ token: member.token, body: { coins: 50 } },
      headers: { 'Idempotency-Key': 'typed' },
    });
    expect((await type(member, `“${wide(body.coupon.code)}”`)).status).toBe(200);
  });

  it.each([['—'], ['\u200B'], ['""']])('of nothing but signs is refused: %j', async (typed) => {
    expect((await type(await shopper(), typed)).body.code).toBe('VALIDATION');
  });
});

it('code and PIN of a gift card are folded', async () => {
  const card = await plantGiftCard(shop, 50_000);
  const answer = await shop.call<GiftCardBalance>('POST', '/gift-cards/balance', {
    body: { code: `“${between(wide(card.code), ' ')}”`, pin: `${wide(card.pin)}\u200B` },
  });
  expect([answer.status, answer.body.balance]).toEqual([200, 500]);
});

describe('misses', () => {
  it('are 20 in ten minutes a member, then even the right code waits', async () => {
    const member = await shopper();
    const other = await shopper();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => type(member, `GUESS${String(index)}`)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'COUPON_INVALID')).toHaveLength(20);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    const { status, headers, body } = await type(member, 'ARUN50');
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await type(other, 'ARUN50')).status).toBe(200);
    shop.clock.advance(TEN_MINUTES_MS);
    expect((await type(await sameMember(member), 'ARUN50')).status).toBe(200);
  });

  it('are no codes that are there', async () => {
    const member = await shopper();
    const { code } = await dear();
    for (let time = 0; time < 25; time += 1) {
      expect((await type(member, code)).body.code).toBe('COUPON_MIN_SPEND');
    }
    expect((await type(member, 'ARUN50')).status).toBe(200);
  });
});

const sameMember = ({ phone }: TestMember) => signIn(shop, phone);

async function dear() {
  const code = 'DEAR900';
  await plantCoupon(shop, { code, minSpend: 900_000 });
  return { code };
}
