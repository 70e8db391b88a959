import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest } from '../../ports.ts';
import { createOmise } from './adapter.ts';
import charge from './charge.fixture.json' with { type: 'json' };
import { answer, API, asked, forget, server } from './omise.fixture.ts';
import { signOmise } from './signature.ts';

/** Formats of docs.omise.co: "Charge API", "PromptPay", "TrueMoney App Redirection", "Refund API", "Webhooks". */

const SECRET = Buffer.from('a secret of the dashboard').toString('base64');
const omise = createOmise(
  { publicKey: 'pkey_test_1', secretKey: 'skey_test_1', webhookSecret: SECRET, apiUrl: API },
  ['kbank_card', 'truemoney', 'qr'],
);

beforeAll(() => server.listen());
afterEach(forget);
afterAll(() => server.close());

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
  it('by TrueMoney: redirects to its page', async () => {
    search();
    answer('post', '/charges', charge);
    expect(await omise.charge(request)).toEqual({
      providerRef: charge.id,
      nextAction: { type: 'redirect', url: charge.authorize_uri },
      lifeMs: expect.any(Number),
      linkMs: expect.any(Number),
    });
    expect(asked[1]?.body).toEqual({ ...common, source: { type: 'truemoney_jumpapp' } });
    const basic = Buffer.from('skey_test_1:').toString('base64');
    expect(asked[1]?.headers.get('authorization')).toBe(`Basic ${basic}`);
    expect(asked[1]?.headers.get('omise-version')).toBe('2019-05-29');
  });

  const image = {
    object: 'document',
    filename: 'qrcode.svg',
    download_uri: `${API}/charges/1/documents/1/downloads/2`,
  };
  const promptpay = (code: object, change: object = {}) => {
    search();
    const scannable = { object: 'barcode', type: 'qr', image, ...code };
    const source = {
      object: 'source',
      type: 'promptpay',
      flow: 'offline',
      scannable_code: scannable,
    };
    answer('post', '/charges', { ...charge, authorize_uri: null, source, ...change });
    return omise.charge({ ...request, method: 'qr' });
  };
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const picture = (body: string | Response) =>
    server.use(
      http.get(image.download_uri, ({ request: { headers } }) => {
        asked.push({ path: 'picture', body: undefined, headers });
        return typeof body === 'string' ? new HttpResponse(body) : body;
      }),
    );

  it('by PromptPay: the payload of the code, if Omise returns it', async () => {
    expect(await promptpay({ raw_data: '000201010212' })).toMatchObject({
      nextAction: {
        type: 'qr',
        payload: '000201010212',
        expires_at: '2026-11-22T05:15:00.000Z',
        demo_url: null,
      },
    });
    expect(asked[1]?.body).toEqual({
      ...common,
      source: { type: 'promptpay' },
      expires_at: '2026-11-22T05:15:00.000Z',
    });
  });

  it.each([{}, { raw_data: null }])('by PromptPay: otherwise its image, %o', async (code) => {
    picture(SVG);
    expect(await promptpay(code)).toMatchObject({
      nextAction: {
        type: 'qr_picture',
        media: 'image/svg+xml',
        base64: btoa(SVG),
        expires_at: '2026-11-22T05:15:00.000Z',
        code: null,
      },
    });
    // The URL needs no authentication, so the key is not sent.
    expect(asked.at(-1)).toMatchObject({ path: 'picture' });
    expect(asked.at(-1)?.headers.has('authorization')).toBe(false);
  });

  it.each([
    ['at another host', { image: { download_uri: 'https://evil.example/1.svg' } }, SVG, 'foreign'],
    [
      'at a lookalike host',
      { image: { download_uri: 'https://api.omise.co.evil.example/1.svg' } },
      SVG,
      'foreign',
    ],
    ['without https', { image: { download_uri: 'http://x.omise.co/1.svg' } }, SVG, 'foreign'],
    [
      'that redirects to another host',
      {},
      Response.redirect('http://169.254.169.254/latest', 302),
      'foreign',
    ],
    ['that is a page', {}, '<html></html>', 'neither PNG nor SVG'],
    ['that is too large', {}, `<svg>${' '.repeat(300_000)}</svg>`, 'too large'],
    ['that is gone', {}, new Response('', { status: 404 }), '404'],
  ])('an image %s is not shown', async (_, code, body, problem) => {
    picture(body);
    await expect(promptpay(code)).rejects.toThrow(problem);
  });

  it('a code expires when Omise says so', async () => {
    const at = Date.now();
    const times = {
      created_at: new Date(at).toISOString(),
      expires_at: new Date(at + 600_000).toISOString(),
    };
    const made = await promptpay({ raw_data: '0002' }, times);
    expect(made).toMatchObject({ lifeMs: expect.any(Number) });
    expect((made as { lifeMs: number }).lifeMs).toBeLessThanOrEqual(600_000);
  });

  it.each([
    [{ object: 'error', code: 'invalid_amount', message: 'amount must be at least ฿20' }, 400],
    [{ object: 'error', code: 'bad_request', message: 'amount is greater than maximum' }, 200],
  ])('an amount outside the limits is a refusal: %o, %d', async (body, status) => {
    search();
    answer('post', '/charges', body, status);
    expect(await omise.charge(request)).toMatchObject({ refused: 'amount_out_of_range' });
  });

  it('sends an idempotency key per charge', async () => {
    search();
    answer('post', '/charges', charge);
    await omise.charge(request);
    expect(asked[1]?.headers.get('idempotency-key')).toBe(request.paymentId);
  });

  it('by card: first the form, then the token', async () => {
    expect(await omise.charge({ ...request, method: 'kbank_card' })).toMatchObject({
      nextAction: {
        type: 'redirect',
        url: expect.stringContaining(`/api/v1/payments/${request.paymentId}/form?return=`),
      },
    });
    expect(asked).toEqual([]);
    const form = omise.hosted!.form({ amount: 70_550 }, 'th');
    expect(form).toMatchObject({
      script: 'https://cdn.omise.co/omise.js',
      tokenField: 'omiseToken',
      attributes: {
        'data-key': 'pkey_test_1',
        'data-amount': '70550',
        'data-currency': 'THB',
        'data-locale': 'th',
      },
    });
    answer('post', '/charges', charge);
    await omise.hosted!.charge({ ...request, method: 'kbank_card' }, 'tokn_test_1');
    expect(asked[0]?.body).toEqual({ ...common, card: 'tokn_test_1' });
  });

  it('a charge whose answer was lost is not repeated', async () => {
    search({ ...charge, metadata: { payment_id: 'another' } }, charge);
    expect(await omise.charge(request)).toMatchObject({ providerRef: charge.id });
    expect(asked.map(({ path }) => path)).toEqual([
      `/search?scope=charge&query=${request.paymentId}`,
    ]);
  });

  it('without https sends no callback URL, which Omise would refuse', async () => {
    search();
    answer('post', '/charges', charge);
    await omise.charge({ ...request, webhookUrl: 'http://localhost:3000/x' });
    expect(asked[1]?.body).not.toHaveProperty('webhook_endpoints');
  });

  it('throws on errors of Omise', async () => {
    search();
    answer('post', '/charges', { object: 'error', code: 'service_unavailable' }, 503);
    await expect(omise.charge(request)).rejects.toThrow('503');
  });
});

describe('Omise, asking', () => {
  it.each([
    [{ status: 'successful' }, { kind: 'succeeded' }],
    [{ status: 'pending' }, undefined],
    [{ status: 'a status of the future' }, undefined],
    [
      { status: 'failed', failure_code: 'timeout' },
      { kind: 'failed', failure: 'timed_out' },
    ],
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

  it('finds no charge if there is none', async () => {
    answer('get', `/charges/${charge.id}`, { object: 'error', code: 'not_found' }, 404);
    expect(await omise.find({ paymentId: '', providerRef: charge.id })).toBe('unknown');
    search();
    expect(await omise.find({ paymentId: request.paymentId, providerRef: null })).toBe('unknown');
  });

  it('searches without a charge id', async () => {
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

  it('fetches the object of the event', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, status: 'successful' });
    const read = await omise.read(callback(paid), later(300));
    expect(read).toMatchObject({ ...event, kind: 'succeeded' });
    expect(await omise.find({ paymentId: '', providerRef: charge.id })).toMatchObject({
      eventId: (read as { eventId: string }).eventId,
    });
  });

  it('accepts either of two signatures while the secret is rotated', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, status: 'successful' });
    const both = `${'0'.repeat(64)}, ${signOmise(SECRET, stamp, paid)}`;
    expect(await omise.read(callback(paid, both), at)).toMatchObject({ kind: 'succeeded' });
  });

  it('a forged charge state has no effect', async () => {
    answer('get', `/charges/${charge.id}`, charge);
    expect(await omise.read(callback(paid), at)).toBe('ignored');
  });

  it('of a refund leads to its charge', async () => {
    answer('get', `/charges/${charge.id}`, { ...charge, refunded_amount: 70_550 });
    const body = message('refund.create', { object: 'refund', id: 'rfnd_1', charge: charge.id });
    expect(await omise.read(callback(body), at)).toMatchObject({ kind: 'refunded' });
  });

  it('of a partial refund on the dashboard reports the part', async () => {
    const body = message('refund.create', { object: 'refund', id: 'rfnd_1', charge: charge.id });
    const told = [];
    for (const refunded of [20_000, 30_000]) {
      answer('get', `/charges/${charge.id}`, {
        ...charge,
        status: 'successful',
        refunded_amount: refunded,
      });
      told.push(await omise.read(callback(body), at));
    }
    expect(told).toMatchObject([
      { kind: 'refunded', amount: 20_000 },
      { kind: 'refunded', amount: 30_000 },
    ]);
    expect(new Set(told.map((event) => (event as { eventId: string }).eventId)).size).toBe(2);
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
  ])('%s: forged, and no call is made', async (_, forged, now) => {
    expect(await omise.read(forged, now)).toBe('forged');
    expect(asked).toEqual([]);
  });

  it('other events are ignored', async () => {
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

  const refundsPath = `${path}/refunds`;
  const made = (...data: object[]) => answer('get', refundsPath, { object: 'list', data });
  const ours = { object: 'refund', amount: 70_550, metadata: { payment_id: request.paymentId } };

  it.each([
    ['closed', 'refunded'],
    [undefined, 'refunded'],
    ['pending', 'pending'],
    ['an unknown status', 'pending'],
    ['failed', 'refused'],
  ])('%s', async (status, expected) => {
    answer('get', path, { ...charge, status: 'successful' });
    made();
    answer('post', refundsPath, { ...ours, status });
    expect(await omise.refund(refund)).toBe(expected);
    const { body, headers } = asked[2]!;
    expect(body).toEqual({ amount: 70_550, metadata: { payment_id: request.paymentId } });
    expect(headers.get('idempotency-key')).toBe(`refund-${request.paymentId}`);
  });

  it.each([
    ['pending', 'pending'],
    ['closed', 'refunded'],
  ])('one that is %s is not sent again', async (status, expected) => {
    answer('get', path, { ...charge, status: 'successful' });
    made({ ...ours, metadata: {}, amount: 100 }, { ...ours, status });
    expect(await omise.refund(refund)).toBe(expected);
    expect(asked).toHaveLength(2);
  });

  it('is done if already refunded', async () => {
    answer('get', path, { ...charge, refunded_amount: 70_550 });
    made();
    expect(await omise.refund(refund)).toBe('refunded');
    expect(asked).toHaveLength(2);
  });

  it("a partial refund by staff is not counted as the shop's", async () => {
    answer('get', path, { ...charge, status: 'successful', refunded_amount: 20_000 });
    made({ ...ours, metadata: {}, amount: 20_000, status: 'closed' });
    answer('post', refundsPath, { ...ours, amount: 20_000, status: 'closed' });
    expect(await omise.refund({ ...refund, amount: 20_000 })).toBe('refunded');
    expect(asked).toHaveLength(3);
  });

  it('is refused if Omise refuses', async () => {
    answer('get', path, { ...charge, status: 'successful' });
    made();
    answer('post', refundsPath, { object: 'error', code: 'failed_refund' }, 400);
    expect(await omise.refund(refund)).toBe('refused');
  });
});

describe('Omise, letting go', () => {
  const wanted = { paymentId: request.paymentId, providerRef: charge.id };
  const path = `/charges/${charge.id}`;

  it('expires a pending charge', async () => {
    answer('get', path, { ...charge, status: 'pending' });
    answer('post', `${path}/expire`, { ...charge, status: 'expired' });
    expect(await omise.cancel?.(wanted)).toBe('closed');
    expect(asked).toHaveLength(2);
  });

  it('ignores one that is decided, or cannot expire early', async () => {
    answer('get', path, { ...charge, status: 'successful' });
    expect(await omise.cancel?.(wanted)).toBe('closed');
    expect(asked).toHaveLength(1);
    answer('get', path, { ...charge, status: 'pending' });
    answer('post', `${path}/expire`, { object: 'error', code: 'invalid_charge' }, 400);
    expect(await omise.cancel?.(wanted)).toBe('closed');
  });
});
