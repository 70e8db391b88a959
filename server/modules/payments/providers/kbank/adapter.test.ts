import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest, RawCallback } from '../../ports.ts';
import { checksumOf, createKbank } from './adapter.ts';
import charge from './charge.fixture.json' with { type: 'json' };

/**
 * Formats of KBank's public "K-Payment Gateway, Merchant Integration Guideline": sections "Charge API" (request,
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

/** PNG signature, enough to be recognised. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]).toString('base64');

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
  it("sends cards to the form with the bank's fields", async () => {
    expect(await kbank.charge(request)).toEqual({ nextAction: { type: 'redirect', url: form } });
    const { script, attributes, tokenField } = kbank.hosted!.form({ amount: 70_550 }, 'th');
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

  it('charges the token in baht, and continues to 3-D Secure', async () => {
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

  it.each([
    [400, { code: 'invalid_token' }, 'declined'],
    [200, { object: 'error', code: 'invalid_token' }, 'declined'],
    [400, { object: 'error', code: 'invalid_amount' }, 'amount_out_of_range'],
  ])(
    'a token that the bank permanently refuses is refused: %d %o',
    async (status, body, refused) => {
      answer('post', '/card/v2/charge', body, status);
      expect(await kbank.hosted!.charge(request, 'tokn_used')).toMatchObject({ refused });
    },
  );

  const drawn = {
    id: 'qr_test_1',
    object: 'qr',
    order_id: 'order_test_1',
    image_with_base64: PNG,
    status: 'success',
    expire_time_seconds: 600,
  };

  it("orders a code and shows it on the shop's page, for as long as the bank keeps it", async () => {
    answer('post', '/qr/v2/order', { id: 'order_test_1', object: 'order', status: 'success' });
    answer('post', '/qr/v2/qr', drawn);
    expect(await kbank.charge({ ...request, method: 'qr' })).toEqual({
      providerRef: 'order_test_1',
      nextAction: {
        type: 'qr_picture',
        media: 'image/png',
        base64: PNG,
        expires_at: '2026-11-22T05:30:00.000Z',
        code: 'qr_test_1',
      },
      lifeMs: 600_000,
    });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { source_type: 'qr', reference_order: request.paymentId },
      { order_id: 'order_test_1', sof: 'ThaiQR', amount: 705.5 },
    ]);
  });

  it('a code with an amount outside the limits is refused, and none is drawn', async () => {
    answer('post', '/qr/v2/order', { object: 'error', code: 'invalid_amount' }, 400);
    expect(await kbank.charge({ ...request, method: 'qr' })).toMatchObject({
      refused: 'amount_out_of_range',
    });
    expect(asked).toHaveLength(1);
  });

  it('refuses data that is not an image', async () => {
    answer('post', '/qr/v2/order', { id: 'order_test_1', object: 'order', status: 'success' });
    answer('post', '/qr/v2/qr', { ...drawn, image_with_base64: btoa('<html></html>') });
    await expect(kbank.charge({ ...request, method: 'qr' })).rejects.toThrow('neither PNG nor SVG');
  });

  it('throws on errors of the bank, since the outcome is unknown', async () => {
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
    ['VOID', 'success', { kind: 'refunded' }],
    ['Refund Sent', 'success', { kind: 'refunded', amountUnknown: true }],
    ['an unknown state', 'success', undefined],
  ])('%s, %s', async (name, status, expected) => {
    answer('get', `/card/v2/charge/${charge.id}`, state(name, { status }));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: charge.id });
    if (expected) expect(found).toMatchObject({ ...event, ...expected });
    else expect(found).toBeUndefined();
  });

  it('finds a charge by our reference when its answer was lost', async () => {
    answer('get', `/card/v2/charge/${request.paymentId}`, state('Authorized'));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: null });
    expect(found).toMatchObject({ ...event, kind: 'succeeded' });
  });

  it('identifies a paid code by its order', async () => {
    answer('get', '/qr/v2/qr/order_test_1', state('Authorized', { order_id: 'order_test_1' }));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: 'order_test_1' });
    expect(found).toMatchObject({ kind: 'succeeded', providerRef: 'order_test_1' });
  });

  it('a partial refund in the portal is partial', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Refunded', { refund_amount: '200.00' }));
    const found = await kbank.find({ paymentId: request.paymentId, providerRef: charge.id });
    expect(found).toMatchObject({ kind: 'refunded', amount: 20_000 });
    expect(found).not.toHaveProperty('amountUnknown');
  });

  const unknown = { paymentId: request.paymentId, providerRef: null };
  it.each([
    [404, { code: 'not_found' }],
    [400, { object: 'error', code: 'invalid_charge_id' }],
    [200, { object: 'error', code: 'charge_not_found' }],
  ])('finds no charge if there is none: %d %o', async (status, body) => {
    answer('get', `/card/v2/charge/${request.paymentId}`, body, status);
    expect(await kbank.find(unknown)).toBe('unknown');
  });

  it.each([
    [500, { object: 'error', code: 'internal_error' }],
    [401, { object: 'error', code: 'invalid_api_key' }],
    [200, { hello: 'world' }],
  ])('%d %o leaves the payment undecided', async (status, body) => {
    answer('get', `/card/v2/charge/${request.paymentId}`, body, status);
    await expect(kbank.find(unknown)).rejects.toThrow();
  });

  it.each([200, 404, 502])(
    'a page with status %d instead of JSON leaves it undecided',
    async (status) => {
      const page = () => new HttpResponse('<html>maintenance</html>', { status });
      server.use(http.get(`${API}/card/v2/charge/${request.paymentId}`, page));
      await expect(kbank.find(unknown)).rejects.toThrow('gateway answered');
    },
  );
});

describe('KBank, callbacks', () => {
  const paid = { ...charge, transaction_state: 'Authorized' };
  const callback = (body: object): RawCallback => ({
    headers: new Headers(),
    body: JSON.stringify(body),
    query: new URLSearchParams(),
  });
  const signed = { ...paid, checksum: checksumOf(paid, SECRET) };

  it('matches a checksum made by hand', () => {
    // printf 'chrg_test_1705.5000THBsuccessAuthorizedskey_test_1' | sha256sum
    const made = { ...paid, id: 'chrg_test_1', status: 'success' };
    expect(checksumOf(made, SECRET)).toBe(
      'bd559c9d51d5471db4e06f673e40775066b45cc2d5df858228d5f0e726142b8c',
    );
  });

  it('verifies the callback by asking the bank', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, paid);
    expect(await kbank.read(callback(signed), now)).toMatchObject({ ...event, kind: 'succeeded' });
  });

  it('an old callback yields the current state', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Voided'));
    expect(await kbank.read(callback(signed), now)).toMatchObject({ kind: 'refunded' });
  });

  it.each([
    ['one satang off', { ...signed, amount: 705.51 }],
    ['another state', { ...signed, transaction_state: 'Settled' }],
    ['one letter of the checksum off', { ...signed, checksum: `${signed.checksum.slice(1)}0` }],
    ['no checksum', paid],
    ['nonsense', { hello: 'world' }],
  ])('%s: forged, and no call is made', async (_, body) => {
    expect(await kbank.read(callback(body), now)).toBe('forged');
    expect(asked).toEqual([]);
  });

  it('of an undecided charge is ignored', async () => {
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

  it('voids before settlement', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Authorized'));
    answer('post', `/card/v2/charge/${charge.id}/void`, state('Voided'));
    expect(await kbank.refund(refund)).toBe('refunded');
  });

  it('delays a partial refund until settlement, since a void is always total', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Authorized'));
    expect(await kbank.refund({ ...refund, amount: 20_000 })).toBe('pending');
    expect(asked).toHaveLength(1);
  });

  it('refunds after settlement', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Settled'));
    answer('post', `/card/v2/charge/${charge.id}/refund`, state('Refund Sent'));
    expect(await kbank.refund(refund)).toBe('refunded');
    expect(asked[1]?.body).toEqual({ amount: 705.5, reason: 'returned by the shop' });
  });

  it('is done if already refunded', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Voided'));
    expect(await kbank.refund(refund)).toBe('refunded');
    expect(asked).toHaveLength(1);
  });

  it.each(['Declined', 'Pre-Authorized'])('refuses %s', async (name) => {
    answer('get', `/card/v2/charge/${charge.id}`, state(name));
    expect(await kbank.refund(refund)).toBe('refused');
  });

  const code = { ...refund, providerRef: 'order_test_1' };
  const paidCode = (name: string) =>
    answer('get', '/qr/v2/qr/order_test_1', state(name, { order_id: 'order_test_1' }));

  it('voids a code on the day of payment', async () => {
    paidCode('Authorized');
    answer('post', `/qr/v2/qr/${charge.id}/void`, state('VOID'));
    expect(await kbank.refund(code)).toBe('refunded');
  });

  it('leaves a code to staff if the bank refuses the void', async () => {
    paidCode('Authorized');
    answer('post', `/qr/v2/qr/${charge.id}/void`, { object: 'error', code: 'cannot_void' }, 400);
    expect(await kbank.refund(code)).toBe('refused');
  });

  it.each([
    ['that is settled', 'Settled', 70_550],
    ['of which a part goes back', 'Authorized', 20_000],
  ])('leaves a code %s to staff, without a request', async (_, name, amount) => {
    paidCode(name);
    expect(await kbank.refund({ ...code, amount })).toBe('refused');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the part that the portal gave back', { unasked: 20_000 }, '200.00', 'refused'],
    ['both parts', { unasked: 20_000 }, '350.00', 'refunded'],
    ['a part of unknown size, before it was asked', { isFirst: true }, undefined, 'refused'],
    ['a part of unknown size, after it was asked', { isFirst: false }, undefined, 'refunded'],
  ])('of %s is done or for staff', async (_, before, back, expected) => {
    const told = back === undefined ? {} : { refund_amount: back };
    answer('get', `/card/v2/charge/${charge.id}`, state('Refunded', told));
    expect(await kbank.refund({ ...refund, amount: 15_000, ...before })).toBe(expected);
    expect(asked).toHaveLength(1);
  });

  it('does not mistake a partial refund for a full one', async () => {
    answer('get', `/card/v2/charge/${charge.id}`, state('Refunded', { refund_amount: 200 }));
    expect(await kbank.refund(refund)).toBe('refused');
  });
});

describe('KBank, letting go', () => {
  const unwanted = { paymentId: request.paymentId, providerRef: 'order_test_1' };

  it.each([
    ['that waits', 200, { status: 'success' }],
    ['that is paid already', 400, { object: 'error', code: 'invalid_qr' }],
  ])('a code %s is closed', async (_, status, body) => {
    answer('post', '/qr/v2/qr/qr_test_1/cancel', body, status);
    expect(await kbank.cancel?.({ ...unwanted, code: 'qr_test_1' })).toBe('closed');
    expect(asked).toHaveLength(1);
  });

  it('throws on errors of the bank, so that it is retried', async () => {
    answer('post', '/qr/v2/qr/qr_test_1/cancel', { code: 'internal' }, 500);
    await expect(kbank.cancel?.({ ...unwanted, code: 'qr_test_1' })).rejects.toThrow('500');
  });

  it('a card expires by itself', async () => {
    expect(await kbank.cancel?.({ ...unwanted, code: null })).toBe('closed');
    expect(asked).toEqual([]);
  });
});
