import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedMembers } from '@/demo/seed/members.ts';
import { randomPhone } from '@/tests/harness/members.ts';
import { cookieHeader, cookiesOf, loginByOtp, type Cookies } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const STAFF = '0898765432';
const PHARMACIST = '0867890123';
const CUSTOMER = '0812345678';
const DAY = 24 * 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ demoPhones: [CUSTOMER, STAFF, PHARMACIST, '0811111111'] });
  await seedMembers(shop.db, shop.clock.now());
});
afterAll(() => shop.close());
// All tests share an address: an hour between them keeps its sends below the limit.
beforeEach(() => {
  shop.clock.advance(3_600_000);
});

const me = (token: string) => shop.call('GET', '/me', { token });
const refresh = (cookies: Cookies, headers = {}) =>
  shop.call<{ access_token: string; code?: string }>('POST', '/me/token/refresh', {
    body: {},
    headers: { ...cookieHeader(cookies), ...headers },
  });
const bypass = (phone: string, cookies: Cookies = {}, headers = {}) =>
  shop.call<{ access_token: string; code?: string }>('POST', '/guest/login/otp/web', {
    body: { phone_number: phone },
    headers: { ...cookieHeader(cookies), ...headers },
  });

describe('the cookies of a login', () => {
  const attributes = (headers: Headers) =>
    Object.fromEntries(
      headers.getSetCookie().map((line) => {
        const [pair = '', ...rest] = line.split('; ');
        const [name = ''] = pair.split('=');
        return [name, rest.filter((part) => !part.startsWith('Max-Age')).sort()] as const;
      }),
    );

  it('are bound to their paths, and readable by scripts only if they authorize nothing', async () => {
    const { headers, cookies } = await loginByOtp(shop, randomPhone());
    expect(attributes(headers)).toEqual({
      refresh_token: ['HttpOnly', 'Path=/api/v1/me/token/refresh', 'SameSite=Lax', 'Secure'],
      trusted_device: ['HttpOnly', 'Path=/api/v1/guest', 'SameSite=Lax', 'Secure'],
      BOOTSSESSIONID: ['Path=/', 'SameSite=Lax', 'Secure'],
    });
    expect(cookies['BOOTSSESSIONID']).toBe('1');
    // Lifetimes are relative, independent of the browser's clock.
    for (const line of headers.getSetCookie()) {
      const seconds = Number(/Max-Age=(\d+)/.exec(line)?.[1]);
      expect(Math.abs(seconds * 1_000 - 30 * DAY)).toBeLessThan(60_000);
      expect(line).not.toContain('Expires');
    }
    expect((await shop.call('GET', '/me', { headers: cookieHeader(cookies) })).status).toBe(401);
  });

  it('travel over plain http in the demo only', async () => {
    const demo = await openShop({ secureCookies: false });
    const { headers } = await loginByOtp(demo, randomPhone());
    await demo.close();
    expect(headers.getSetCookie().join('\n')).not.toContain('Secure');
    expect(headers.getSetCookie()).toHaveLength(3);
  });
});

describe('POST /me/token/refresh', () => {
  it('renews both tokens', async () => {
    const login = await loginByOtp(shop, randomPhone());
    shop.clock.advance(3_600_000);
    expect((await me(login.body.access_token)).status).toBe(401);
    const { status, headers, body } = await refresh(login.cookies);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body)).toEqual(['access_token']);
    expect((await me(body.access_token)).body).toEqual(login.body.user);
    const next = cookiesOf({ headers });
    expect(next['refresh_token']).not.toBe(login.cookies['refresh_token']);
    expect((await refresh(next)).status).toBe(200);
  });

  it('gives racing tabs the same pair', async () => {
    const { cookies } = await loginByOtp(shop, randomPhone());
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(cookies)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
    expect(new Set(answers.map((answer) => cookiesOf(answer)['refresh_token'])).size).toBe(1);
    shop.clock.advance(9_000);
    const late = await refresh(cookies);
    expect(late.body.access_token).toBe(answers[0]?.body.access_token);
  });

  it('ends the sign-in when an old token is reused', async () => {
    for (const generations of [1, 2]) {
      const phone = randomPhone();
      const login = await loginByOtp(shop, phone);
      let newest = { access: login.body.access_token, cookies: login.cookies };
      for (let n = 0; n < generations; n += 1) {
        const answer = await refresh(newest.cookies);
        newest = { access: answer.body.access_token, cookies: cookiesOf(answer) };
      }
      shop.clock.advance(11_000);
      const stolen = await refresh(login.cookies);
      expect(stolen.status).toBe(401);
      expect(cookiesOf(stolen)).toMatchObject({ refresh_token: '', BOOTSSESSIONID: '' });
      expect((await me(newest.access)).status).toBe(401);
      expect((await refresh(newest.cookies)).status).toBe(401);
      expect((await bypass(phone, login.cookies)).body.code).toBe('OTP_REQUIRED');
    }
  });

  it('ends thirty days after the login, however often it is renewed', async () => {
    const { cookies } = await loginByOtp(shop, randomPhone());
    shop.clock.advance(20 * DAY);
    const renewed = cookiesOf(await refresh(cookies));
    shop.clock.advance(10 * DAY - 60_000);
    const last = cookiesOf(await refresh(renewed));
    expect(last['refresh_token']).toMatch(/./);
    shop.clock.advance(60_000);
    expect((await refresh(last)).status).toBe(401);
  });

  it('requires our cookie, sent by our own pages', async () => {
    const { cookies } = await loginByOtp(shop, randomPhone());
    const id = cookies['refresh_token']?.split('.')[0] ?? '';
    expect((await refresh({})).status).toBe(401);
    expect((await refresh({ refresh_token: 'nonsense' })).status).toBe(401);
    expect((await refresh(cookies, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(401);
    expect((await refresh(cookies, { Origin: 'https://evil.test' })).status).toBe(401);
    expect((await refresh(cookies, { Origin: 'https://shop.test' })).status).toBe(200);
    expect((await refresh({ refresh_token: `${id}.${'x'.repeat(43)}` })).status).toBe(401);
  });
});

describe('POST /me/logout', () => {
  it('invalidates the token at once and clears the cookies', async () => {
    const { body, cookies } = await loginByOtp(shop, randomPhone());
    const answer = await shop.call('POST', '/me/logout', { token: body.access_token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect(cookiesOf(answer)).toEqual({
      refresh_token: '',
      BOOTSSESSIONID: '',
      trusted_device: '',
    });
    expect((await me(body.access_token)).status).toBe(401);
    expect((await refresh(cookies)).status).toBe(401);
    const again = await shop.call('POST', '/me/logout', { token: body.access_token });
    expect(again.status).toBe(401);
  });

  it.each(['the login by code', 'a later login without one'])(
    'ends the trust in the device, even with a kept cookie: %s',
    async (how) => {
      const phone = randomPhone();
      const { body, cookies } = await loginByOtp(shop, phone);
      const elsewhere = await loginByOtp(shop, randomPhone());
      const later = how === 'the login by code' ? undefined : await bypass(phone, cookies);
      const token = later?.body.access_token ?? body.access_token;
      await shop.call('POST', '/me/logout', { token });
      expect((await bypass(phone, cookies)).body.code).toBe('OTP_REQUIRED');
      expect((await me(elsewhere.body.access_token)).status).toBe(200);
    },
  );

  it('leaves the other sign-ins of the member alone', async () => {
    const phone = randomPhone();
    const phoneApp = await loginByOtp(shop, phone);
    shop.clock.advance(60_000);
    const browser = await loginByOtp(shop, phone);
    await shop.call('POST', '/me/logout', { token: browser.body.access_token });
    expect((await me(phoneApp.body.access_token)).status).toBe(200);
  });
});

describe('POST /guest/login/otp/web', () => {
  it('skips the code on a device that verified the phone before', async () => {
    const phone = randomPhone();
    const { body, cookies } = await loginByOtp(shop, phone);
    const answer = await bypass(phone, cookies, { Origin: 'https://shop.test' });
    expect(answer.status).toBe(200);
    expect((await me(answer.body.access_token)).body).toEqual(body.user);
    expect(Object.keys(cookiesOf(answer)).sort()).toEqual(['BOOTSSESSIONID', 'refresh_token']);
  });

  it.each([
    ['without the cookie', () => ({})],
    ['with a forged one', (real: string) => ({ trusted_device: real.replace(/\.[^.]+$/, '.x') })],
    [
      'with one of another device',
      (real: string) => ({
        trusted_device: real.replace(/^[^.]+/, '6f9619ff-8b86-4d01-b42d-00c04fc964ff'),
      }),
    ],
  ])('asks for a code %s', async (_case, cookiesFrom) => {
    const phone = randomPhone();
    const { cookies } = await loginByOtp(shop, phone);
    const { status, body } = await bypass(phone, cookiesFrom(cookies['trusted_device'] ?? ''));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'OTP_REQUIRED' });
  });

  it('asks for a code for another phone, after thirty days, and after a newer proof', async () => {
    const phone = randomPhone();
    const { cookies } = await loginByOtp(shop, phone);
    expect((await bypass(randomPhone(), cookies)).body.code).toBe('OTP_REQUIRED');

    shop.clock.advance(60_000);
    const newer = await loginByOtp(shop, phone, cookies);
    expect((await bypass(phone, cookies)).body.code).toBe('OTP_REQUIRED');
    expect((await bypass(phone, newer.cookies)).status).toBe(200);

    shop.clock.advance(30 * DAY);
    expect((await bypass(phone, newer.cookies)).body.code).toBe('OTP_REQUIRED');
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.test' },
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
  ])('refuses requests from other pages: %o', async (headers) => {
    const phone = randomPhone();
    const { cookies } = await loginByOtp(shop, phone);
    expect((await bypass(phone, cookies, headers)).body.code).toBe('OTP_REQUIRED');
  });

  it('knows the phones of the demo, but never staff or strangers', async () => {
    expect((await bypass(CUSTOMER)).status).toBe(200);
    expect((await bypass(STAFF)).body.code).toBe('OTP_REQUIRED');
    expect((await bypass(PHARMACIST)).body.code).toBe('OTP_REQUIRED');
    expect((await bypass('0811111111')).body.code).toBe('OTP_REQUIRED');
  });

  it('trusts no device of staff', async () => {
    for (const phone of [STAFF, PHARMACIST]) {
      const { cookies } = await loginByOtp(shop, phone);
      expect(cookies).not.toHaveProperty('trusted_device');
    }
  });
});
