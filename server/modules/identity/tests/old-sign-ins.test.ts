import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { otpChallenges, sessions, trustedDevices } from '@/server/db/schema/members.ts';
import { randomPhone } from '@/tests/harness/members.ts';
import { loginByOtp } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const DAY_MS = 24 * 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What is kept of the sign-ins of a phone, once everything has gone that nobody needs. */
async function keptOf(phone: string, memberId: number): Promise<readonly number[]> {
  for (const name of ['old sign-ins', 'old trusted devices', 'old one-time passwords']) {
    await shop.runJob(name);
  }
  return Promise.all([
    shop.db.$count(sessions, eq(sessions.memberId, memberId)),
    shop.db.$count(trustedDevices, eq(trustedDevices.memberId, memberId)),
    shop.db.$count(otpChallenges, eq(otpChallenges.phone, phone)),
  ]);
}

it('a sign-in and its device go when they have expired, its password a day later', async () => {
  const [early, late] = [randomPhone(), randomPhone()];
  const { id } = (await loginByOtp(shop, early)).body.user;
  shop.clock.advance(DAY_MS);
  expect(await keptOf(early, id)).toEqual([1, 1, 1]);
  shop.clock.advance(DAY_MS / 2);
  expect(await keptOf(early, id)).toEqual([1, 1, 0]);
  shop.clock.advance(30 * DAY_MS);
  const other = (await loginByOtp(shop, late)).body.user;
  expect(await keptOf(early, id)).toEqual([0, 0, 0]);
  expect(await keptOf(late, other.id)).toEqual([1, 1, 1]);
});
