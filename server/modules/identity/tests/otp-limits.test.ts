import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomPhone } from '@/tests/harness/members.ts';
import { requestOtp, wrongCode } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (phone: string, address = phone) =>
  shop.call<{ code?: string; data?: { retry_after: number } }>('POST', '/guest/otp', {
    body: { phone_number: phone },
    headers: { 'x-client-address': address },
  });

describe('sends to one phone', () => {
  it('are limited to one a minute, even in parallel', async () => {
    const phone = randomPhone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(phone, `10.0.0.${String(n)}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.code).toBe('OTP_RATE_LIMIT');
    const wait = refused[0]?.body.data?.retry_after;
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused[0]?.headers.get('retry-after')).toBe(String(wait));

    shop.clock.advance(58 * SECOND);
    expect((await send(phone)).status).toBe(429);
    shop.clock.advance(2 * SECOND);
    expect((await send(phone)).status).toBe(200);
  });

  it('never wait longer than the window after being overtaken', async () => {
    const phone = randomPhone();
    expect((await send(phone)).status).toBe(200);
    shop.clock.advance(-2 * SECOND);
    const overtaken = await send(phone);
    expect(overtaken.status).toBe(429);
    expect(overtaken.body.data?.retry_after).toBe(60);
    shop.clock.advance(2 * SECOND);
  });

  it('are limited to three in any ten minutes', async () => {
    const phone = randomPhone();
    for (const wait of [0, 7 * MINUTE, 2 * MINUTE]) {
      shop.clock.advance(wait);
      expect((await send(phone)).status).toBe(200);
    }
    shop.clock.advance(55 * SECOND);
    const fourth = await send(phone);
    expect(fourth.status).toBe(429);
    // Only the first has left the ten-minute window: one more, not three.
    shop.clock.advance(10 * SECOND);
    expect((await send(phone)).status).toBe(200);
    shop.clock.advance(2 * MINUTE);
    const next = await send(phone);
    expect(next.status).toBe(429);
    expect(next.body.data?.retry_after).toBeGreaterThan(4 * 60);
    expect(next.body.data?.retry_after).toBeLessThanOrEqual(5 * 60);
  });

  it('are limited to ten a day from any address', async () => {
    const phone = randomPhone();
    for (let n = 0; n < 10; n += 1) {
      expect((await send(phone, `10.1.0.${String(n)}`)).status).toBe(200);
      shop.clock.advance(HOUR);
    }
    expect((await send(phone, '10.1.1.1')).status).toBe(429);
    shop.clock.advance(13 * HOUR);
    expect((await send(phone, '10.1.1.1')).status).toBe(429);
    shop.clock.advance(HOUR);
    expect((await send(phone, '10.1.1.1')).status).toBe(200);
  });
});

describe('sends from one address', () => {
  it('are limited to twenty an hour, and a refusal does not count for the phone', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send(randomPhone(), '203.0.113.7')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const phone = randomPhone();
    const refused = await send(phone, '203.0.113.7');
    expect(refused.body.code).toBe('OTP_RATE_LIMIT');
    expect(refused.body.data?.retry_after).toBeGreaterThan(3_500);
    expect((await send(phone, '203.0.113.8')).status).toBe(200);
  });

  it('count an IPv6 network as one address', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await send(randomPhone(), `2001:db8:0:1::${n.toString(16)}`)).status).toBe(200);
    }
    expect((await send(randomPhone(), '2001:DB8:0:0001:ffff:1:2:3')).status).toBe(429);
    expect((await send(randomPhone(), '2001:db8:0:2::1')).status).toBe(200);
    expect((await send(randomPhone(), '::ffff:192.0.2.1')).status).toBe(200);
  });
});

describe('guesses for one phone', () => {
  it('are limited to fifty a day over all challenges', async () => {
    const phone = randomPhone();
    const guess = (id: string, code: string) =>
      shop.call('POST', `/guest/login/otp/${id}`, { body: { code, phone_number: phone } });

    for (let n = 0; n < 10; n += 1) {
      const { challenge, code } = await requestOtp(shop, phone);
      shop.clock.advance(4 * MINUTE);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => guess(challenge.id, wrongCode(code))),
      );
      expect(answers.map(({ body }) => body['code'])).toEqual(
        Array.from({ length: 5 }, () => 'OTP_WRONG'),
      );
      shop.clock.advance(2 * HOUR);
    }
    // A day after the first send an eleventh is allowed; the first guesses are four minutes younger.
    shop.clock.advance(24 * HOUR - 10 * (2 * HOUR + 4 * MINUTE));
    const { challenge, code } = await requestOtp(shop, phone);
    const { status, body } = await guess(challenge.id, code);
    expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'OTP_LOCKED' });
    shop.clock.advance(4 * MINUTE);
    expect((await guess(challenge.id, code)).status).toBe(200);
  });
});
