import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushTokens } from '../schema.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const DAY_MS = 24 * 3_600_000;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const push = (token: unknown, member = alice) =>
  shop.call('POST', '/me/token', { token: member.token, body: { token } });
const logout = (member: TestMember) => shop.call('POST', '/me/logout', { token: member.token });
async function tokensOf({ memberId } = alice): Promise<string[]> {
  const rows = await shop.db.select().from(pushTokens).where(eq(pushTokens.memberId, memberId));
  return rows.map(({ token }) => token).sort();
}

it('stores the token of a device, idempotently', async () => {
  const token = randomUUID();
  const first = await push(token);
  expect(first).toMatchObject({ status: 200, body: {} });
  expect(first.headers.get('cache-control')).toBe('no-store');
  await Promise.all([push(token), push(token)]);
  expect(await tokensOf()).toEqual([token]);
});

it('replaces the previous token of the device', async () => {
  const token = randomUUID();
  await push(randomUUID());
  await push(token);
  expect(await tokensOf()).toEqual([token]);
});

it('moves a device to the member who signed in last', async () => {
  const bob = await signIn(shop);
  const token = randomUUID();
  await push(token);
  await push(token, bob);
  expect(await tokensOf()).toEqual([]);
  expect(await tokensOf(bob)).toEqual([token]);
  await logout(alice);
  expect(await tokensOf(bob)).toEqual([token]);
});

it('is deleted at logout, on that device only', async () => {
  const tablet = await signIn(shop, alice.phone);
  const [kept, gone] = [randomUUID(), randomUUID()];
  await push(gone);
  await push(kept, tablet);
  expect(await tokensOf()).toEqual([gone, kept].sort());
  expect((await logout(alice)).status).toBe(200);
  expect(await tokensOf()).toEqual([kept]);
  expect((await push(gone)).status).toBe(401);
});

it('ends with an expired sign-in', async () => {
  await push(randomUUID());
  shop.clock.advance(2 * DAY_MS);
  await shop.runJob('old sign-ins');
  expect(await tokensOf()).toEqual([]);
});

it.each([undefined, '', '  ', 7, 'a b', 'โทเคน', '\u0000', 'x'.repeat(2_049)])(
  'refuses %j',
  async (token) => {
    const { status, body } = await push(token);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { token: expect.any(String) } });
    expect(await tokensOf()).toEqual([]);
  },
);

it('accepts the maximum length', async () => {
  const token = Array.from({ length: 60 }, () => randomUUID())
    .join('')
    .slice(0, 2_048);
  expect((await push(token)).status).toBe(200);
  expect(await tokensOf()).toEqual([token]);
});

it('is for members', async () => {
  const { status, body } = await shop.call('POST', '/me/token', { body: { token: 'any' } });
  expect(status).toBe(401);
  expect(body['code']).toBe('UNAUTHENTICATED');
});
