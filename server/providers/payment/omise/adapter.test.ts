import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest } from '../../../domain/payments/ports.ts';
import { createOmise } from './adapter.ts';
import charge from './charge.fixture.json' with { type: 'json' };
import { signOmise } from './signature.ts';

/** Shapes of docs.omise.co: "Charge API", "PromptPay", "TrueMoney App Redirection", "Refund API", "Webhooks". */

const API = 'https://api.omise.test';
const SECRET = Buffer.from('a secret of the dashboard').toString('base64');
const omise = createOmise(
  { publicKey: 'pkey_test_1', secretKey: 'skey_test_1', webhookSecret: SECRET, apiUrl: API },
  ['kbank_card', 'truemoney', 'qr'],
);

const server = setupServer();
let asked: { path: string; body: unknown; headers: Headers }[] = [];
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
      const { pathname, search } = new URL(request.url);
      const { headers } = request;
      asked.push({
        path: pathname + search,
        body: text === '' ? undefined : JSON.parse(text),
        headers,
      });
      return HttpResponse.json(body, { status });
    }),
  );
}
const search = (...data: object[]) =>
  answer('get', '/search', { object: 'search', scope: 'charge', total: data.length, data });

const request: ChargeRequest = {
  paymentId: charge.metadata.payment_id,
  orderId: charge.metadata.order_id,
  method: 'truemoney',
  amount: 70_550,
  currency: 'THB',
  locale: 'th',
  returnUrl: charge.return_uri,
  webhookUrl: 'https://shop.example/api/v1/payments/webhooks/omise',
  expiresAt: new Date('2026-11-22T05:15:00Z'),
};
const common = {
  amount: 70_550,
  currency: 'thb',
  description: 'Arun AR261122-ABC234',
  return_uri: charge.return_uri,
  metadata: charge.metadata,
  webhook_endpoints: [request.webhookUrl],
};
const event = {
  providerRef: charge.id,
  paymentId: request.paymentId,
  amount: 70_550,
  currency: 'THB',
};

describe('Omise, paying', () => {
  it('by TrueMoney: to its own page', async () => {
    search();
    answer('post', '/charges', charge);
    expect(await omise.charge(request)).toEqual({
      providerRef: charge.id,
      nextAction: { type: 'redirect', url: charge.authorize_uri },
    });
    expect(asked[1]?.body).toEqual({ ...common, source: { type: 'truemoney_jumpapp' } });
    const basic = Buffer.from('skey_test_1:').toString('base64');
    expect(asked[1]?.headers.get('authorization')).toBe(`Basic ${basic}`);
    expect(asked[1]?.headers.get('omise-version')).toBe('2019-05-29');
  });

  const image = {
    object: 'document',
    filename: 'charge.svg',
    download_uri: 'https://api.omise.test/charges/1/documents/1/downloads/2',
  };
  it.each([
    [
      'the text of the code',
      '000201010212',
      {
        type: 'qr',
        payload: '000201010212',
        expires_at: '2026-11-22T05:15:00.000Z',
        demo_url: null,
      },
    ],
    ['its picture', null, { type: 'redirect', url: image.download_uri }],
  ])('by PromptPay: %s', async (_, text, nextAction) => {
    search();
    const code = { object: 'barcode', type: 'qr', image, raw_data: text };
    const source = { object: 'source', type: 'promptpay', flow: 'offline', scannable_code: code };
    answer('post', '/charges', { ...charge, authorize_uri: null, source });
    expect((await omise.charge({ ...request, method: 'qr' })).nextAction).toEqual(nextAction);
    expect(asked[1]?.body).toEqual({
      ...common,
      source: { type: 'promptpay' },
      expires_at: '2026-11-22T05:15:00.000Z',
    });
  });

  it('by card: first its form, then the token', async () => {
    const { nextAction } = await omise.charge({ ...request, method: 'kbank_card' });
    expect(nextAction).toMatchObject({
      type: 'redirect',
      url: expect.stringContaining(`/api/v1/payments/${request.paymentId}/form?return=`),
    });
    expect(asked).toEqual([]);
    const form = omise.hosted!.form({ method: 'kbank_card', amount: 70_550, providerRef: null });
    expect(form).toMatchObject({
      script: 'https://cdn.omise.co/omise.js',
      tokenField: 'omiseToken',
      attributes: { 'data-key': 'pkey_test_1', 'data-amount': '70550', 'data-currency': 'THB' },
    });
    answer('post', '/charges', charge);
    await omise.hosted!.charge({ ...request, method: 'kbank_card' }, 'tokn_test_1');
    expect(asked[0]?.body).toEqual({ ...common, card: 'tokn_test_1' });
  });

  it('a charge whose answer was lost is not made twice', async () => {
    search({ ...charge, metadata: { payment_id: 'another' } }, charge);
    expect(await omise.charge(request)).toMatchObject({ providerRef: charge.id });
    expect(asked.map(({ path }) => path)).toEqual([
      `/search?scope=charge&query=${request.paymentId}`,
    ]);
  });

  it('without https names no address for callbacks, which Omise would refuse', async () => {
    search();
    answer('post', '/charges', charge);
    await omise.charge({ ...request, webhookUrl: 'http://localhost:3000/x' });
    expect(asked[1]?.body).not.toHaveProperty('webhook_endpoints');
  });

  it('throws when Omise errs', async () => {
    search();
    answer('post', '/charges', { object: 'error', code: 'service_unavailable' }, 503);
    await expect(omise.charge(request)).rejects.toThrow('503');
  });
});

describe('Omise, asking', () => {
  it.each([
    [{ status: 'successful' }, { kind: 'succeeded' }],
    [{ status: 'pending' }, undefined],
    [{ status: 'expired' }, { kind: 'expired' }],
    [{ status: 'reversed' }, { kind: 'cancelled' }],
    [{ status: 'successful', refunded_amount: 70_550 }, { kind: 'refunded' }],
    [{ status: 'successful', refunded_amount: 70_549 }, { kind: 'succeeded' }],
    [
      { status: 'failed', failure_code: 'insufficient_fund' },
      { kind: 'failed', failure: 'insufficient_funds' },
    ],
    [
      { status: 'failed', failure_code: 'payment_cancelled' },
      { kind: 'failed', failure: 'cancelled_by_payer' },
    ],
    [
      { status: 'failed', failure_code: 'stolen_or_lost_card' },
      { kind: 'failed', failure: 'declined' },
    ],
  ])('%o', async (change, expected) => {
    answer('get', `/charges/${charge.id}`, { ...charge, ...change });
    const found = await omise.find({ paymentId: request.paymentId, providerRef: charge.id });
    if (expected) expect(found).toMatchObject({ ...event, ...expected });
    else expect(found).toBeUndefined();
  });

  it('without a name searches', async () => {
    search({ ...charge, status: 'successful' });
    const found = await omise.find({ paymentId: request.paymentId, providerRef: null });
    expect(found).toMatchObject({ ...event, kind: 'succeeded' });
  });
});

describe('Omise, callbacks', () => {
  const at = new Date('2026-11-22T05:00:00Z');
  const stamp = String(at.getTime() / 1_000);
  const message = (key: string, data: object) =>
    JSON.stringify({ object: 'event', id: 'evnt_test_1', livemode: false, key, data });
  const paid = message('charge.complete', { ...charge, status: 'successful' });
  const callback = (body: string, signature = signOmise(SECRET, stamp, body)) => ({
    headers: new Headers({
      'Omise-Signature': signature,
      'Omise-Signature-Timestamp': stamp,
    }),
    body,
    query: new URLSearchParams(),
  });
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);

  it('fetches what the event is about', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, status: 'successful' });
    const read = await omise.read(callback(paid), later(300));
    expect(read).toMatchObject({ ...event, kind: 'succeeded' });
    expect(await omise.find({ paymentId: '', providerRef: charge.id })).toMatchObject({
      eventId: (read as { eventId: string }).eventId,
    });
  });

  it('takes one of two signatures while the secret changes', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, status: 'successful' });
    const both = `${'0'.repeat(64)}, ${signOmise(SECRET, stamp, paid)}`;
    expect(await omise.read(callback(paid, both), at)).toMatchObject({ kind: 'succeeded' });
  });

  it('a lie about the charge changes nothing', async () => {
    answer('get', `/charges/${charge.id}`, charge);
    expect(await omise.read(callback(paid), at)).toBe('ignored');
  });

  it('of a refund leads to its charge', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, refunded_amount: 70_550 });
    const body = message('refund.create', { object: 'refund', id: 'rfnd_1', charge: charge.id });
    expect(await omise.read(callback(body), at)).toMatchObject({ kind: 'refunded' });
  });

  it.each([
    ['301 s old', callback(paid), later(301)],
    [
      'one satang off',
      callback(paid.replace('70550', '70551'), signOmise(SECRET, stamp, paid)),
      at,
    ],
    ['another secret', callback(paid, signOmise('AAAA', stamp, paid)), at],
    ['no signature', callback(paid, ''), at],
  ])('%s: forged, and nobody is asked', async (_, forged, now) => {
    expect(await omise.read(forged, now)).toBe('forged');
    expect(asked).toEqual([]);
  });

  it('other news is ignored', async () => {
    const body = message('transfer.create', { object: 'transfer', id: 'trsf_1' });
    expect(await omise.read(callback(body), at)).toBe('ignored');
  });
});

describe('Omise, giving back', () => {
  const refund = {
    paymentId: request.paymentId,
    providerRef: charge.id,
    amount: 70_550,
    paid: 70_550,
  };
  const path = `/charges/${charge.id}`;

  it.each([
    ['closed', 'refunded'],
    ['pending', 'pending'],
  ])('%s', async (status, expected) => {
    answer('get', path, { ...charge, status: 'successful' });
    answer('post', `${path}/refunds`, { object: 'refund', id: 'rfnd_1', amount: 70_550, status });
    expect(await omise.refund(refund)).toBe(expected);
    expect(asked[1]?.body).toEqual({ amount: 70_550 });
  });

  it('is done when it was done before', async () => {
    answer('get', path, { ...charge, refunded_amount: 70_550 });
    expect(await omise.refund(refund)).toBe('refunded');
    expect(asked).toHaveLength(1);
  });

  it('is refused where Omise refuses', async () => {
    answer('get', path, { ...charge, status: 'successful' });
    answer('post', `${path}/refunds`, { object: 'error', code: 'failed_refund' }, 400);
    expect(await omise.refund(refund)).toBe('refused');
  });
});

describe('Omise, letting go', () => {
  const wanted = { paymentId: request.paymentId, providerRef: charge.id };
  const path = `/charges/${charge.id}`;

  it('ends a charge that waits', async () => {
    answer('get', path, { ...charge, status: 'pending' });
    answer('post', `${path}/expire`, { ...charge, status: 'expired' });
    expect(await omise.cancel?.(wanted)).toBe('closed');
    expect(asked).toHaveLength(2);
  });

  it('leaves one that is decided, or cannot end early', async () => {
    answer('get', path, { ...charge, status: 'successful' });
    expect(await omise.cancel?.(wanted)).toBe('closed');
    expect(asked).toHaveLength(1);
    answer('get', path, { ...charge, status: 'pending' });
    answer('post', `${path}/expire`, { object: 'error', code: 'invalid_charge' }, 400);
    expect(await omise.cancel?.(wanted)).toBe('closed');
  });
});
