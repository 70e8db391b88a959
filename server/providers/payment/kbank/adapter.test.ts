import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest, RawCallback } from '../../../domain/payments/ports.ts';
import { createKbank } from './adapter.ts';
import { checksumOf } from './checksum.ts';
import charge from './charge.fixture.json' with { type: 'json' };

/**
 * Shapes of KBank's public "K-Payment Gateway, Merchant Integration Guideline": sections "Charge API" (request,
 * attributes of the charge object, sample) and "Payment UI (KPay.js)" (attributes of the script, token).
 */

const API = 'https://gateway.test';
const SECRET = 'skey_test_1';
const kbank = createKbank(
  {
    publicKey: 'pkey_test_1',
    secretKey: SECRET,
    merchantId: '401001234567001',
    terminalId: undefined,
    apiUrl: API,
    uiUrl: 'https://ui.test',
  },
  ['kbank_card', 'qr'],
);

const server = setupServer();
let asked: { path: string; key: string | null; body: unknown }[] = [];
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  asked = [];
});
afterAll(() => server.close());

function answer(method: 'get' | 'post', path: string, body: object, status = 200): void {
  server.use(
    http[method](API + path, async ({ request }) => {
      const text = await request.text();
      const key = request.headers.get('x-api-key');
      asked.push({ path, key, body: text === '' ? undefined : JSON.parse(text) });
      return HttpResponse.json(body, { status });
    }),
  );
}

const request: ChargeRequest = {
  paymentId: '3f2b8c1e-9d4a-4c6b-8e7f-0123456789ab',
  orderId: 'AR261122-ABC234',
  method: 'kbank_card',
  amount: 70_550,
  currency: 'THB',
  locale: 'th',
  returnUrl: 'https://shop.example/th/orders/AR261122-ABC234/payment/result',
  webhookUrl: 'https://shop.example/api/v1/payments/webhooks/kbank',
  expiresAt: new Date('2026-11-22T05:30:00Z'),
};
const form = `https://shop.example/api/v1/payments/${request.paymentId}/form?return=%2Fth%2Forders%2FAR261122-ABC234%2Fpayment%2Fresult`;
const now = new Date('2026-11-22T05:00:00Z');
const state = (name: string, change: object = {}) => ({
  ...charge,
  transaction_state: name,
  ...change,
});
const event = {
  providerRef: charge.id,
  paymentId: request.paymentId,
  amount: 70_550,
  currency: 'THB',
};

describe('KBank, paying', () => {
  it('sends cards to the form with the bank’s own fields', async () => {
    expect(await kbank.charge(request)).toEqual({ nextAction: { type: 'redirect', url: form } });
    const { script, attributes, tokenField } = kbank.hosted!.form({
      method: 'kbank_card',
      amount: 70_550,
      providerRef: null,
    });
    expect(script).toBe('https://ui.test/ui/v2/kpayment.min.js');
    expect(tokenField).toBe('token');
    expect(attributes).toEqual({
      'data-apikey': 'pkey_test_1',
      'data-amount': '705.50',
      'data-currency': 'THB',
      'data-payment-methods': 'card',
      'data-name': 'Arun',
      'data-mid': '401001234567001',
    });
  });

  it('charges the token, in baht, and follows to 3-D Secure', async () => {
    const url = 'https://gateway.test/3ds/1';
    answer('post', '/card/v2/charge', state('Pre-Authorized', { redirect_url: url }));
    expect(await kbank.hosted!.charge(request, 'tokn_test_1')).toEqual({
      providerRef: charge.id,
      nextAction: { type: 'redirect', url },
    });
    expect(asked).toEqual([
      {
        path: '/card/v2/charge',
        key: SECRET,
        body: {
          amount: 705.5,
          currency: 'THB',
          description: 'Arun AR261122-ABC234',
          source_type: 'card',
          mode: 'token',
          token: 'tokn_test_1',
          reference_order: request.paymentId,
          ref_1: 'AR261122-ABC234',
          additional_data: { mid: '401001234567001' },
        },
      },
    ]);
  });

  it('without 3-D Secure goes straight to the result', async () => {
    answer('post', '/card/v2/charge', state('Authorized'));
    expect(await kbank.hosted!.charge(request, 'tokn_test_1')).toMatchObject({
      nextAction: { type: 'redirect', url: request.returnUrl },
    });
  });

  it('a token that the bank will never take is refused', async () => {
    answer('post', '/card/v2/charge', { code: 'invalid_token' }, 400);
    expect(await kbank.hosted!.charge(request, 'tokn_used')).toBe('refused');
  });

  it('orders a code, which the same form shows', async () => {
    answer('post', '/qr/v2/order', { id: 'order_test_1', object: 'order', status: 'success' });
    expect(await kbank.charge({ ...request, method: 'qr' })).toEqual({
      providerRef: 'order_test_1',
      nextAction: { type: 'redirect', url: form },
    });
    expect(asked[0]?.body).toMatchObject({ source_type: 'qr', reference_order: request.paymentId });
    const qr = { method: 'qr', amount: 70_550, providerRef: 'order_test_1' } as const;
    expect(kbank.hosted!.form(qr).attributes).toMatchObject({
      'data-payment-methods': 'qr',
      'data-order-id': 'order_test_1',
    });
  });

  it('throws when the bank errs, for the outcome is unknown', async () => {
    answer('post', '/card/v2/charge', { code: 'internal' }, 500);
    await expect(kbank.hosted!.charge(request, 't')).rejects.toThrow('500');
  });
});

describe('KBank, asking', () => {
  it.each([
    ['Authorized', 'success', { kind: 'succeeded' }],
    ['Settled', 'success', { kind: 'succeeded' }],
    ['Authorized', 'fail', undefined],
    ['Pre-Authorized', 'success', undefined],
    ['Initialize', 'success', undefined],
    ['Declined', 'fail', { kind: 'failed', failure: 'declined' }],
    ['Reversed', 'fail', { kind: 'failed', failure: 'declined' }],
    ['Voided', 'success', { kind: 'refunded' }],
    ['Refund Sent', 'success', { kind: 'refunded' }],
  ])('%s, %s', async (name, status, expected) => {
    answer('get', `/card/v2/charge/${charge.id}`, state(name, { status }));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: charge.id });
    if (expected) expect(found).toMatchObject({ ...event, ...expected });
    else expect(found).toBeUndefined();
  });

  it('knows a charge whose answer was lost by our reference', async () => {
    answer('get', `/card/v2/charge/${request.paymentId}`, state('Authorized'));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: null });
    expect(found).toMatchObject({ ...event, kind: 'succeeded' });
  });

  it('names a paid code as it was ordered', async () => {
    answer('get', '/qr/v2/qr/order_test_1', state('Authorized', { order_id: 'order_test_1' }));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: 'order_test_1' });
    expect(found).toMatchObject({ kind: 'succeeded', providerRef: 'order_test_1' });
  });

  it('of nothing knows nothing', async () => {
    answer('get', `/card/v2/charge/${request.paymentId}`, { code: 'not_found' }, 404);
    const unknown = { paymentId: request.paymentId, providerRef: null };
    expect(await kbank.find(unknown)).toBeUndefined();
  });
});

describe('KBank, callbacks', () => {
  const paid = { ...charge, transaction_state: 'Authorized' };
  const callback = (body: object): RawCallback => ({
    headers: new Headers(),
    body: JSON.stringify(body),
    query: new URLSearchParams(),
  });
  const signed = { ...paid, checksum: checksumOf(paid, SECRET) };

  it('agrees with a checksum made by hand', () => {
    // printf 'chrg_test_1705.5000THBsuccessAuthorizedskey_test_1' | sha256sum
    const made = { ...paid, id: 'chrg_test_1', status: 'success' };
    expect(checksumOf(made, SECRET)).toBe(
      'bd559c9d51d5471db4e06f673e40775066b45cc2d5df858228d5f0e726142b8c',
    );
  });

  it('believes the bank when it asks back', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, paid);
    expect(await kbank.read(callback(signed), now)).toMatchObject({ ...event, kind: 'succeeded' });
  });

  it('an old callback tells what is so now', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Voided'));
    expect(await kbank.read(callback(signed), now)).toMatchObject({ kind: 'refunded' });
  });

  it.each([
    ['one satang off', { ...signed, amount: 705.51 }],
    ['another state', { ...signed, transaction_state: 'Settled' }],
    ['one letter of the checksum off', { ...signed, checksum: `${signed.checksum.slice(1)}0` }],
    ['no checksum', paid],
    ['nonsense', { hello: 'world' }],
  ])('%s: forged, and nobody is asked', async (_, body) => {
    expect(await kbank.read(callback(body), now)).toBe('forged');
    expect(asked).toEqual([]);
  });

  it('of an undecided charge is nothing to act upon', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Pre-Authorized'));
    expect(await kbank.read(callback(signed), now)).toBe('ignored');
  });
});

describe('KBank, giving back', () => {
  const refund = {
    paymentId: request.paymentId,
    providerRef: charge.id,
    amount: 70_550,
    paid: 70_550,
  };

  it('voids what is not settled', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Authorized'));
    answer('post', `/card/v2/charge/${charge.id}/void`, state('Voided'));
    expect(await kbank.refund(refund)).toBe('refunded');
  });

  it('lets a part wait until the day is settled, for a void is of all', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Authorized'));
    expect(await kbank.refund({ ...refund, amount: 20_000 })).toBe('pending');
    expect(asked).toHaveLength(1);
  });

  it('refunds what is', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Settled'));
    answer('post', `/card/v2/charge/${charge.id}/refund`, state('Refund Sent'));
    expect(await kbank.refund(refund)).toBe('refunded');
    expect(asked[1]?.body).toEqual({ amount: 705.5, reason: 'returned by the shop' });
  });

  it('is done when it was done before', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Voided'));
    expect(await kbank.refund(refund)).toBe('refunded');
    expect(asked).toHaveLength(1);
  });

  it.each(['Declined', 'Pre-Authorized'])('refuses %s', async (name) => {
    answer('get', `/card/v2/charge/${charge.id}`, state(name));
    expect(await kbank.refund(refund)).toBe('refused');
  });

  it('leaves codes to people', async () => {
    expect(await kbank.refund({ ...refund, providerRef: 'order_test_1' })).toBe('refused');
  });
});
