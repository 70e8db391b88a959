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

/** Counts rows of a phone's sign-ins after the clean-up jobs. */
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

it('expired sign-ins and devices are deleted, one-time passwords a day later', async () => {
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
