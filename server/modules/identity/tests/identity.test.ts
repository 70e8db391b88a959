import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMembers } from '@/demo/seed/members.ts';
import { randomPhone, signIn } from '@/tests/harness/members.ts';
import { lastSms, loginByOtp, requestOtp, wrongCode } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const KNOWN = '0812345678';
const MINUTE = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await seedMembers(shop.db, shop.clock.now());
});
afterAll(() => shop.close());

const guess = (id: string, phone: string, code: string, locale = 'en') =>
  shop.call('POST', `/guest/login/otp/${id}?locale=${locale}`, {
    body: { code, phone_number: phone },
    headers: { 'x-client-address': phone },
  });

describe('POST /guest/otp', () => {
  it('sends a password valid for five minutes, in the language of the request', async () => {
    const phone = randomPhone();
    const before = shop.clock.now().getTime();
    const { status, headers, body } = await shop.call('POST', '/guest/otp?locale=th', {
      body: { phone_number: phone },
      headers: { 'x-client-address': phone },
    });

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ref_code: expect.stringMatching(/^[0-9A-Z]{4}$/),
      expires_at: expect.any(String),
      resend_after: expect.any(String),
      by_call: false,
      now: expect.any(String),
    });
    const expires = Date.parse(String(body['expires_at'])) - before;
    const resend = Date.parse(String(body['resend_after'])) - before;
    expect(expires - resend).toBe(240_000);
    expect(Math.abs(expires - 300_000)).toBeLessThan(5_000);

    const sms = await lastSms(shop, phone);
    expect(sms).toContain('รหัส OTP เข้าสู่ระบบอรุณ');
    expect(sms).toContain(`รหัสอ้างอิง ${String(body['ref_code'])}`);
    expect(sms).toMatch(/\n\n@shop\.test #\d{6}$/);
  });

  it('writes English when asked for English', async () => {
    const phone = randomPhone();
    await requestOtp(shop, phone);
    expect(await lastSms(shop, phone)).toMatch(
      /^\d{6} is your Arun login code \(ref\. [0-9A-Z]{4}\)\. It is valid for 5 minutes\./,
    );
  });

  it('answers a known and an unknown phone alike', async () => {
    const shapeOf = async (phone: string) => {
      const { status, body } = await shop.call('POST', '/guest/otp', {
        body: { phone_number: phone },
        headers: { 'x-client-address': phone },
      });
      return { status, keys: Object.keys(body) };
    };
    expect(await shapeOf(KNOWN)).toEqual(await shapeOf(randomPhone()));
  });

  it.each([
    ['en', 'Invalid phone number. Please enter 10 digits.'],
    ['th', 'หมายเลขโทรศัพท์ไม่ถูกต้อง กรุณากรอกตัวเลข 10 หลัก'],
  ])('refuses what is no phone number, in %s', async (locale, message) => {
    for (const phone of ['12345', '081234567a', '08123456789', 812345678, null, undefined]) {
      const { status, body } = await shop.call('POST', `/guest/otp?locale=${locale}`, {
        body: { phone_number: phone },
      });
      expect({ status, code: body['code'], message: body['message'] }).toEqual({
        status: 422,
        code: 'INVALID_PHONE',
        message,
      });
    }
  });
});

describe('POST /guest/login/otp/{id}', () => {
  it('signs a member in', async () => {
    shop.clock.advance(11 * MINUTE);
    const { status, headers, body } = await loginByOtp(shop, KNOWN);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.user).toMatchObject({
      phone_number: KNOWN,
      first_name: 'ณัฐชา',
      role: 'member',
      user_type: 'customer',
      total_coins: 1250,
      email: 'natcha@example.com',
    });
    const me = await shop.call('GET', '/me', { token: body.access_token });
    expect(me.status).toBe(200);
    expect(me.headers.get('cache-control')).toBe('no-store');
    expect(me.body).toEqual(body.user);
  });

  it('turns a verified phone into a member once', async () => {
    const phone = randomPhone();
    const first = await loginByOtp(shop, phone);
    shop.clock.advance(2 * MINUTE);
    const second = await loginByOtp(shop, phone);
    expect(first.body.user).toMatchObject({
      phone_number: phone,
      role: 'member',
      user_type: 'customer',
      member_code: expect.stringMatching(/^\d{12}$/),
    });
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.access_token).not.toBe(first.body.access_token);
  });

  it.each([
    ['en', 'Wrong OTP. 4 attempts left.'],
    ['th', 'รหัส OTP ไม่ถูกต้อง ลองได้อีก 4 ครั้ง'],
  ])('counts a wrong guess, in %s', async (locale, message) => {
    const phone = randomPhone();
    const { challenge, code } = await requestOtp(shop, phone);
    const { status, body } = await guess(challenge.id, phone, wrongCode(code), locale);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'OTP_WRONG', message, data: { attempts_left: 4 } });
  });

  it('accepts the right password after four wrong ones, but not after five', async () => {
    const [lucky, late] = [randomPhone(), randomPhone()];
    for (const [phone, wrongs, status, code] of [
      [lucky, 4, 200, undefined],
      [late, 5, 422, 'OTP_LOCKED'],
    ] as const) {
      const otp = await requestOtp(shop, phone);
      for (let n = 0; n < wrongs; n += 1) await guess(otp.challenge.id, phone, wrongCode(otp.code));
      const last = await guess(otp.challenge.id, phone, otp.code);
      expect(last.status).toBe(status);
      expect(last.body['code']).toBe(code);
    }
  });

  it('counts parallel guesses before checking them', async () => {
    const phone = randomPhone();
    const { challenge, code } = await requestOtp(shop, phone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guess(challenge.id, phone, wrongCode(code))),
    );
    const codes = answers.map(({ body }) => body['code']);
    expect(codes.filter((each) => each === 'OTP_WRONG')).toHaveLength(5);
    expect(codes.filter((each) => each === 'OTP_LOCKED')).toHaveLength(15);
    expect((await guess(challenge.id, phone, code)).body['code']).toBe('OTP_LOCKED');
  });

  it('is used once, even by parallel requests', async () => {
    const phone = randomPhone();
    const { challenge, code } = await requestOtp(shop, phone);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => guess(challenge.id, phone, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await guess(challenge.id, phone, code)).body['code']).toBe('OTP_EXPIRED');
  });

  it('expires after 300 seconds', async () => {
    const phone = randomPhone();
    const { challenge, code } = await requestOtp(shop, phone);
    shop.clock.advance(300_000);
    const { status, body } = await guess(challenge.id, phone, code);
    expect(status).toBe(422);
    expect(body['code']).toBe('OTP_EXPIRED');
  });

  it('verifies only the phone that it was sent to', async () => {
    const phone = randomPhone();
    const { challenge, code } = await requestOtp(shop, phone);
    const { body } = await guess(challenge.id, KNOWN, code);
    expect(body['code']).toBe('OTP_WRONG');
  });

  it('answers an unknown challenge like an expired one, and a malformed one with 404', async () => {
    const unknown = await guess('6f9619ff-8b86-4d01-b42d-00c04fc964ff', KNOWN, '123456');
    expect(unknown.body['code']).toBe('OTP_EXPIRED');
    expect((await guess('1', KNOWN, '123456')).status).toBe(404);
  });

  it('asks for six digits', async () => {
    const { challenge } = await requestOtp(shop, randomPhone());
    const { status, body } = await guess(challenge.id, KNOWN, '12345');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'VALIDATION',
      fields: { code: 'Please enter the 6-digit OTP.' },
    });
  });
});

describe('a bearer token', () => {
  it('is required, known and unexpired', async () => {
    const { token } = await signIn(shop);
    const strangers = ['', 'x'.repeat(43), `${token}x`, token.toLowerCase().toUpperCase()];
    for (const stranger of strangers) {
      const { status, body } = await shop.call('GET', '/me?locale=th', { token: stranger });
      expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
      expect(body['message']).toBe('กรุณาเข้าสู่ระบบ');
    }
    expect((await shop.call('GET', '/me', { token })).status).toBe(200);
    shop.clock.advance(60 * MINUTE);
    expect((await shop.call('GET', '/me', { token })).status).toBe(401);
  });
});
