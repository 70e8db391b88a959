import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawCallback } from '../../server/modules/payments/ports.ts';
import { seededPaymentId } from './seeded.ts';
import { createSandbox } from './adapter.ts';
import { nextPaymentId, pageOf, SECRET, startTestBank, type TestBank } from './bank.fixture.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, sign } from './signature.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await startTestBank({ holdMs: 60_000 });
});
afterEach(() => bank.close());

const read = (callback: RawCallback, now = bank.clock.now) => bank.provider.read(callback, now);
const GOOD_CARD = { number: '4242 4242 4242 4242' };

async function pay(change: Parameters<TestBank['charge']>[0] = {}) {
  const charge = await bank.charge(change);
  await bank.press(pageOf(charge), 'card', GOOD_CARD);
  return charge;
}

describe('sandbox bank, by card', () => {
  it.each([
    ['4242424242424242', 'succeeded', undefined],
    ['4000000000000002', 'failed', 'declined'],
    ['4000 0000 0000 9995', 'failed', 'insufficient_funds'],
  ])('%s: %s %s', async (number, kind, failure) => {
    const paymentId = nextPaymentId();
    const charge = await bank.charge({ paymentId });
    const answer = await bank.press(pageOf(charge), 'card', { number });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `${bank.shop.url}/orders/AR261122-ABC234/payment/result`,
    );
    const [callback] = await bank.callbacks(1);
    const event = await read(callback!);
    expect(event).toMatchObject({ kind, paymentId, amount: 70_550, currency: 'THB' });
    expect(event).toMatchObject({ providerRef: charge.providerRef, failure });
    expect(await bank.provider.find({ paymentId, providerRef: null })).toEqual(event);
  });

  it('accepts test cards only, and says so on the page', async () => {
    const charge = await bank.charge();
    const answer = await bank.press(pageOf(charge), 'card', { number: '5555555555554444' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Only the test cards below work here');
  });

  it.each([
    ['the right password', '4000000000003220', ['123456'], 'succeeded'],
    ['a wrong one first', '4000000000003220', ['111111', '123456'], 'succeeded'],
    ['three wrong ones', '4000000000003220', ['1', '2', '3'], 'failed'],
    ['a card that is refused', '4000008400001629', ['123456'], 'failed'],
  ])('3-D Secure, %s', async (_, number, passwords, kind) => {
    const charge = await bank.charge();
    const page = pageOf(charge);
    const challenge = await bank.press(page, 'card', { number });
    expect(challenge.headers.get('location')).toMatch(/^\/pay\/chg_\w+\?lang=en$/);
    expect(bank.shop.received).toEqual([]);
    for (const password of passwords) await bank.press(page, 'challenge', { password });
    const [callback] = await bank.callbacks(1);
    const failure = kind === 'failed' ? 'authentication_failed' : undefined;
    expect(await read(callback!)).toMatchObject({ kind, failure });
  });

  it('3-D Secure refused, and a shopper who turns back', async () => {
    const refused = await bank.charge();
    await bank.press(pageOf(refused), 'card', { number: '4000000000003220' });
    await bank.press(pageOf(refused), 'refuse');
    expect(await read((await bank.callbacks(1))[0]!)).toMatchObject({
      failure: 'authentication_failed',
    });
    await bank.press(pageOf(await bank.charge()), 'cancel');
    expect(await read((await bank.callbacks(2))[1]!)).toMatchObject({
      kind: 'cancelled',
      failure: 'cancelled_by_payer',
    });
  });

  it('decides once despite repeated clicks', async () => {
    const charge = await pay();
    await bank.press(pageOf(charge), 'card', { number: '4000000000000002' });
    await bank.press(pageOf(charge), 'cancel');
    await bank.callbacks(1);
    const paymentId = (await read(bank.shop.received[0]!)) as { paymentId: string };
    expect(await bank.provider.find({ ...paymentId, providerRef: null })).toMatchObject({
      kind: 'succeeded',
    });
  });
});

describe('sandbox bank, by wallet and code', () => {
  it.each([
    ['wallet', 'succeeded'],
    ['cancel', 'cancelled'],
  ])('wallet: %s', async (step, kind) => {
    const charge = await bank.charge({ method: 'truemoney' });
    expect(charge.nextAction.type).toBe('redirect');
    await bank.press(pageOf(charge), step);
    expect(await read((await bank.callbacks(1))[0]!)).toMatchObject({ kind });
  });

  it.each([
    ['pay', 'succeeded', 70_550],
    ['pay_wrong', 'succeeded', 70_650],
    ['expire', 'expired', 70_550],
  ])('code: %s', async (answer, kind, amount) => {
    const charge = await bank.charge({ method: 'qr' });
    await bank.press(pageOf(charge), 'scan', { answer });
    expect(await read((await bank.callbacks(1))[0]!)).toMatchObject({ kind, amount });
  });

  it('accepts late money for an expired code', async () => {
    const charge = await bank.charge({ method: 'qr' });
    await bank.press(pageOf(charge), 'scan', { answer: 'expire' });
    await bank.press(pageOf(charge), 'scan', { answer: 'pay_late' });
    const events = await Promise.all((await bank.callbacks(2)).map((callback) => read(callback)));
    expect(events).toMatchObject([{ kind: 'expired' }, { kind: 'succeeded' }]);
  });

  it('lets a charge expire by the shop’s time', async () => {
    await bank.charge({ method: 'qr', expiresAt: new Date(bank.clock.now.getTime() + 900_000) });
    bank.clock.now = new Date(bank.clock.now.getTime() + 900_000);
    expect(await read((await bank.callbacks(1))[0]!)).toMatchObject({ kind: 'expired' });
  });
});

describe('the shop at the bank', () => {
  it('creates one charge per payment, and refuses another amount', async () => {
    const paymentId = nextPaymentId();
    const first = await bank.charge({ paymentId });
    expect(await bank.charge({ paymentId })).toEqual(first);
    await expect(bank.charge({ paymentId, amount: 70_551 })).rejects.toThrow('409');
  });

  it('does not know undecided or foreign payments', async () => {
    const paymentId = nextPaymentId();
    await bank.charge({ paymentId });
    expect(await bank.provider.find({ paymentId, providerRef: null })).toBeUndefined();
    const other = { paymentId: nextPaymentId(), providerRef: null };
    expect(await bank.provider.find(other)).toBeUndefined();
  });

  it('refunds once, and only what was paid', async () => {
    const paymentId = nextPaymentId();
    const { providerRef = '' } = await pay({ paymentId });
    const refund = { paymentId, providerRef, paid: 70_550 };
    expect(await bank.provider.refund({ ...refund, amount: 70_551 })).toBe('refused');
    expect(await bank.provider.refund({ ...refund, amount: 70_550 })).toBe('refunded');
    expect(await bank.provider.refund({ ...refund, amount: 70_550 })).toBe('refunded');
    const events = await Promise.all((await bank.callbacks(2)).map((callback) => read(callback)));
    expect(events.map((event) => (event as { kind: string }).kind).sort()).toEqual([
      'refunded',
      'succeeded',
    ]);
    const unknown = { paymentId: nextPaymentId(), providerRef: 'chg_x', amount: 1, paid: 1 };
    expect(await bank.provider.refund(unknown)).toBe('refused');
  });

  it('refunds a part once, and keeps the rest', async () => {
    const paymentId = nextPaymentId();
    const { providerRef = '' } = await pay({ paymentId });
    const refund = { paymentId, providerRef, paid: 70_550 };
    expect(await bank.provider.refund({ ...refund, amount: 20_000 })).toBe('refunded');
    expect(await bank.provider.refund({ ...refund, amount: 20_000 })).toBe('refunded');
    expect(await bank.provider.refund({ ...refund, amount: 50_551 })).toBe('refused');
    const events = await Promise.all((await bank.callbacks(2)).map((callback) => read(callback)));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'refunded', amount: 20_000 }));
    expect(events).toHaveLength(2);
  });

  it('refunds on its own pages besides requested refunds, and reports both sums', async () => {
    const paymentId = nextPaymentId();
    const { providerRef = '' } = await pay({ paymentId });
    const byItself = (amount: number) =>
      fetch(`${bank.url}/api/refunds`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ payment_id: paymentId, amount, paid: amount, unasked: true }),
      });
    expect((await byItself(1_000)).status).toBe(200);
    const refund = { paymentId, providerRef, paid: 70_550, amount: 20_000 };
    expect(await bank.provider.refund(refund)).toBe('refunded');
    expect((await byItself(49_551)).status).toBe(409);
    expect((await byItself(500)).status).toBe(200);
    expect(await bank.provider.refund(refund)).toBe('refunded');
    const events = await Promise.all((await bank.callbacks(4)).map((callback) => read(callback)));
    for (const [amount, unasked] of [
      [1_000, 1_000],
      [21_000, 1_000],
      [21_500, 1_500],
    ]) {
      expect(events).toContainEqual(expect.objectContaining({ kind: 'refunded', amount, unasked }));
    }
    expect(await bank.provider.find({ paymentId, providerRef })).toMatchObject({ amount: 21_500 });
  });

  it('refunds seeded payments up to their amount, and no other unknown ones', async () => {
    const paymentId = seededPaymentId('AR261122-SEEDED');
    const refund = { paymentId, providerRef: paymentId, paid: 24_000 };
    expect(await bank.provider.refund({ ...refund, amount: 24_001 })).toBe('refused');
    expect(await bank.provider.refund({ ...refund, amount: 9_000 })).toBe('refunded');
    expect(await bank.provider.refund({ ...refund, amount: 9_000, paid: 99_000 })).toBe('refunded');
    expect(await bank.provider.refund({ ...refund, amount: 24_000, paid: 99_000 })).toBe('refused');
  });

  it('cancels unpaid charges only', async () => {
    const paymentId = nextPaymentId();
    const cancel = (id = paymentId) => bank.provider.cancel?.({ paymentId: id, providerRef: null });
    expect(await cancel()).toBe('unknown');
    const charge = await bank.charge({ paymentId });
    expect(await cancel()).toBe('closed');
    expect(await cancel()).toBe('closed');
    await bank.press(pageOf(charge), 'card', { number: '4242424242424242' });
    expect(await bank.provider.find({ paymentId, providerRef: null })).toMatchObject({
      kind: 'cancelled',
    });
    const kept = nextPaymentId();
    await pay({ paymentId: kept });
    expect(await cancel(kept)).toBe('closed');
    expect(await bank.provider.find({ paymentId: kept, providerRef: null })).toMatchObject({
      kind: 'succeeded',
    });
  });

  it('is refused without the key', async () => {
    const stranger = createSandbox({ apiUrl: bank.url, secret: 'guessed', methods: [] });
    await expect(stranger.find({ paymentId: 'x', providerRef: null })).rejects.toThrow('401');
  });

  it('throws when the bank is away', async () => {
    const nowhere = createSandbox({ apiUrl: 'http://127.0.0.1:9', secret: SECRET, methods: [] });
    await expect(nowhere.find({ paymentId: 'x', providerRef: null })).rejects.toThrow();
  });
});

describe('callbacks', () => {
  const at = new Date('2026-11-22T05:00:00Z');
  const stamp = String(at.getTime() / 1_000);
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'charge.succeeded',
    created_at: at.toISOString(),
    charge: { id: 'chg_1', payment_id: 'p', amount: 70_550, currency: 'THB', failure: null },
  });
  const signed = (text: string, key = SECRET) =>
    new Headers({ [TIMESTAMP_HEADER]: stamp, [SIGNATURE_HEADER]: sign(key, stamp, body) || text });
  const callback = (change: Partial<RawCallback> = {}): RawCallback => ({
    headers: signed(body),
    body,
    query: new URLSearchParams(),
    ...change,
  });
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);

  it.each([
    ['as signed', callback(), at, 'succeeded'],
    ['300 s old', callback(), later(300), 'succeeded'],
    ['301 s old', callback(), later(301), 'forged'],
    ['301 s early', callback(), later(-301), 'forged'],
    ['one satang off', callback({ body: body.replace('70550', '70551') }), at, 'forged'],
    ['one byte more', callback({ body: `${body} ` }), at, 'forged'],
    ['another key', callback({ headers: signed(body, 'another') }), at, 'forged'],
    ['no signature', callback({ headers: new Headers() }), at, 'forged'],
  ])('%s', async (_, message, now, expected) => {
    const event = await read(message, now);
    expect(typeof event === 'string' ? event : event.kind).toBe(expected);
  });

  it('refuses a signature with one wrong byte', async () => {
    const right = sign(SECRET, stamp, body);
    const wrong = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0');
    const headers = new Headers({ [TIMESTAMP_HEADER]: stamp, [SIGNATURE_HEADER]: wrong });
    expect(await read(callback({ headers }), at)).toBe('forged');
  });

  it('ignores signed nonsense', async () => {
    const headers = new Headers({
      [TIMESTAMP_HEADER]: stamp,
      [SIGNATURE_HEADER]: sign(SECRET, stamp, 'nonsense'),
    });
    expect(await read(callback({ headers, body: 'nonsense' }), at)).toBe('ignored');
  });

  it('are retried until the shop answers 200', async () => {
    bank.shop.answerWith(500, 503, 401, 202);
    await pay();
    const received = await bank.callbacks(5);
    const events = await Promise.all(received.map((message) => read(message)));
    expect(new Set(events.map((event) => (event as { eventId: string }).eventId)).size).toBe(1);
  });
});
