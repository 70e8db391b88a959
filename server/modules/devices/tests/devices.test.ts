import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceListSchema, type DeviceList } from '@/lib/devices/contract.ts';
import { pushTokens } from '@/server/modules/notifications/schema.ts';
import { randomPhone, signIn } from '@/tests/harness/members.ts';
import { cookieHeader, loginByOtp } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let shop: Shop;
let phone: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
// All tests share an address: an hour between sends keeps them below the limit.
beforeEach(() => {
  shop.clock.advance(HOUR_MS);
  phone = randomPhone();
});

async function login(userAgent = '') {
  shop.clock.advance(2 * 60_000);
  const { body, cookies } = await loginByOtp(shop, phone, {}, { 'User-Agent': userAgent });
  return { token: body.access_token, cookies };
}
const devices = async (token: string) =>
  deviceListSchema.parse((await shop.call<DeviceList>('GET', '/me/devices', { token })).body)
    .entities;
const end = (token: string, id: string) => shop.call('DELETE', `/me/devices/${id}`, { token });
const isIn = async (token: string) => (await shop.call('GET', '/me', { token })).status === 200;
const bypass = async (cookies: Readonly<Record<string, string>>) =>
  (
    await shop.call('POST', '/guest/login/otp/web', {
      body: { phone_number: phone },
      headers: cookieHeader(cookies),
    })
  ).status;

describe('my devices', () => {
  it('have readable names: this one first, then the most recently used', async () => {
    const old = await login(ANDROID);
    const other = await login();
    const here = await login('x'.repeat(2_000));
    const list = await devices(old.token);
    expect(list).toMatchObject([
      { current: true, kind: 'phone', browser: 'Chrome', system: 'Android' },
      { current: false, browser: null, system: null },
      { current: false },
    ]);
    expect((await devices(here.token)).map(({ id }) => id)).toEqual([
      list[1]?.id,
      list[2]?.id,
      list[0]?.id,
    ]);
    expect(await isIn(other.token)).toBe(true);
  });

  it('one is signed out: its token and its trust end, the others go on', async () => {
    const lost = await login(ANDROID);
    const here = await login();
    expect(await bypass(lost.cookies)).toBe(200);
    const [, , found] = await devices(here.token);
    const id = found?.browser === 'Chrome' ? found.id : '';
    expect((await end(here.token, id)).status).toBe(200);
    expect([await isIn(lost.token), await isIn(here.token)]).toEqual([false, true]);
    expect(await bypass(lost.cookies)).toBe(422);
    expect((await end(here.token, id)).status).toBe(404);
  });

  it('of other members look like missing ones', async () => {
    const alice = await signIn(shop);
    const [own] = await devices(alice.token);
    const bob = await signIn(shop);
    expect((await end(bob.token, own?.id ?? '')).status).toBe(404);
    expect((await end(bob.token, randomUUID())).status).toBe(404);
    expect((await end(bob.token, '7')).status).toBe(404);
    expect(await isIn(alice.token)).toBe(true);
    expect((await shop.call('GET', '/me/devices')).status).toBe(401);
  });

  it('all others are signed out at once, with their trust and their push messages', async () => {
    const stranger = await signIn(shop);
    const others = [await login(), await login()];
    const here = await login();
    for (const { token } of [...others, here]) {
      await shop.call('POST', '/me/token', { token, body: { token: randomUUID() } });
    }
    const before = await shop.db.$count(pushTokens);
    const { status } = await shop.call('DELETE', '/me/devices', { token: here.token });
    expect(status).toBe(200);
    for (const { token, cookies } of others) {
      expect(await isIn(token)).toBe(false);
      expect(await bypass(cookies)).toBe(422);
    }
    expect(await shop.db.$count(pushTokens)).toBe(before - 2);
    expect(await devices(here.token)).toMatchObject([{ current: true }]);
    expect(await bypass(here.cookies)).toBe(200);
    expect(await isIn(stranger.token)).toBe(true);
  });
});
