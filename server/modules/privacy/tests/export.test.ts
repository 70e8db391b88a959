import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import type { OtpPurpose } from '@/lib/identity/contract-values.ts';
import { memberExportSchema } from '@/lib/privacy/contract.ts';
import { rateLimits } from '@/server/db/schema/operations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { requestOtp, wrongCode } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Exports of member data (`docs/product/account.md`, "Privacy"). */

let shop: Shop;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, price: 10_000, available: 10 }]);
  alice = await shopperOf(shop);
});
afterAll(() => shop.close());

type Owner = Pick<TestMember, 'token' | 'phone'>;

const ask = ({ token }: Pick<Owner, 'token'>, body: object) =>
  shop.call<ApiErrorBody>('POST', '/me/export', { token, body });

async function proofOf({ phone }: Pick<Owner, 'phone'>, purpose: OtpPurpose = 'export') {
  // A phone gets one password per minute, and ten per day.
  await shop.db.delete(rateLimits).where(like(rateLimits.key, 'otp%'));
  const { challenge, code } = await requestOtp(shop, phone, purpose);
  return { otp_id: challenge.id, code };
}

async function copyOf(owner: Owner) {
  const { status, headers, body } = await ask(owner, await proofOf(owner));
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return memberExportSchema.parse(body);
}

it("contains everything that the member's own calls return", async () => {
  const { token } = alice;
  await shop.call('PUT', '/me/wishlist/1', { token });
  await shop.call('POST', '/me/search-alerts', { token, body: { keyword: 'kazoo' } });
  const { data } = await copyOf(alice);
  expect(Object.keys(data)).toHaveLength(27);
  for (const [part, path] of [
    ['profile', '/me'],
    ['search_alerts', '/me/search-alerts'],
    ['addresses', '/me/addresses'],
    ['wishlist', '/me/wishlist'],
    ['coins', '/me/coins'],
  ] as const) {
    expect(data[part], part).toEqual((await shop.call('GET', path, { token })).body);
  }
  expect(data['wishlist']).toMatchObject({ product_ids: [1] });
  expect(data['orders']).toEqual([]);
});

it('contains no data of others, and requires a sign-in', async () => {
  const bob = await signIn(shop);
  const { data } = await copyOf(bob);
  expect(data['addresses']).toMatchObject({ entities: [] });
  expect(JSON.stringify(data)).not.toContain(alice.phone);
  expect((await shop.call('POST', '/me/export', { body: await proofOf(bob) })).status).toBe(401);
});

it("requires a fresh one-time password of the member's phone, and consumes it", async () => {
  const carol = await signIn(shop);
  const refused = async (code: string, body: object) => {
    expect(await ask(carol, body)).toMatchObject({ status: 422, body: { code } });
  };
  await refused('OTP_REQUIRED', {});
  await refused('OTP_REQUIRED', { otp_id: (await proofOf(carol)).otp_id });
  for (const purpose of ['login', 'erase', 'link'] as const) {
    await refused('OTP_EXPIRED', await proofOf(carol, purpose));
  }
  await refused('OTP_WRONG', await proofOf(alice));
  const proof = await proofOf(carol);
  await refused('OTP_WRONG', { ...proof, code: wrongCode(proof.code) });
  const answers = await Promise.all([1, 2, 3].map(() => ask(carol, proof)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  await refused('OTP_EXPIRED', proof);
  const late = await proofOf(carol);
  shop.clock.advance(5 * 60_000 + 1_000);
  await refused('OTP_EXPIRED', late);
});

it('is limited to ten per day', async () => {
  const dan = await signIn(shop);
  for (let n = 0; n < 10; n += 1) await copyOf(dan);
  expect(await ask(dan, await proofOf(dan))).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  });
});
