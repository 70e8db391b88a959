import { describe, expect, it } from 'vitest';
import { QR_HOLD_MS } from '../../../../lib/orders/contract-values.ts';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import type { Charge, Payment, PaymentChange, PaymentProvider, Refused } from '../ports.ts';
import { createStartPayment, FIRST_CHECK_MS, type StartWorld } from './start-payment.ts';

const MEMBER = 7;
const MINUTE = 60_000;
const REDIRECT = { type: 'redirect', url: 'https://bank.test/pay' } as const;
const LINK_OVER = { ...REDIRECT, expires_at: OPENED.toISOString() };

interface Setting {
  readonly current?: Payment;
  /** The provider's answer to a new attempt. */
  readonly answer?: Charge | Refused | 'away';
  readonly provider?: Partial<PaymentProvider> | null;
  readonly order?: object;
  /** A concurrent request opens an attempt, or changes it. */
  readonly isTaken?: boolean;
  readonly isMovedMeanwhile?: boolean;
  readonly now?: Date;
}

/** Starts paying an order of 140 baht that is held until `OVER`. */
async function begin(
  method: 'kbank_card' | 'qr' | 'cod',
  { current, provider = {}, isTaken = false, isMovedMeanwhile = false, ...setting }: Setting = {},
) {
  const { answer = { providerRef: 'ch_1', nextAction: REDIRECT }, now = OPENED } = setting;
  const changes: (PaymentChange & { readonly id: string })[] = [];
  const inserted: (Payment & { readonly checkAt: Date })[] = [];
  const named: string[] = [];
  const reports: string[] = [];
  const waiting = { id: 'AR1', memberId: MEMBER, status: 'waiting_payment', toPay: 14_000 };
  const payments = {
    byKey: (_order: string, key: string) =>
      Promise.resolve(key === 'used' ? paymentOf({ id: 'done', status: 'failed' }) : undefined),
    openOf: () => Promise.resolve(current),
    insert: (payment: Payment & { checkAt: Date }) => {
      if (!isTaken) inserted.push(payment);
      return Promise.resolve(!isTaken);
    },
    changeStatus: (id: string, change: PaymentChange) => {
      changes.push({ ...change, id });
      return Promise.resolve(!isMovedMeanwhile);
    },
    nameRef: (_id: string, ref: string) => Promise.resolve(void named.push(ref)),
    find: () => Promise.resolve(inserted[0]),
  };
  const gateway = {
    name: 'sandbox',
    charge: () => (answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer)),
    ...provider,
  };
  const world = {
    providers: { forMethod: () => (provider === null ? undefined : gateway), named: () => gateway },
    transact: (work: (repos: unknown) => unknown) =>
      work({
        orders: { lock: () => Promise.resolve({ ...waiting, expiresAt: OVER, ...setting.order }) },
        payments,
      }),
    ids: { uuid: () => 'new' },
    site: { publicUrl: 'https://shop.test' },
    clock: { now: () => now },
    report: (problem: string) => void reports.push(problem),
  };
  const start = createStartPayment(world as unknown as StartWorld);
  const request = (idempotencyKey: string) =>
    start(MEMBER, 'AR1', { idempotencyKey, method, returnPath: '/back', locale: 'en' });
  const result = await request('key');
  const code = result.ok ? undefined : result.refusal.code;
  return { result, code, request, changes, inserted, named, reports };
}

describe('starting a payment', () => {
  it('is for the owner of the order only', async () => {
    expect((await begin('kbank_card')).code).toBeUndefined();
    expect((await begin('kbank_card', { order: { memberId: 8 } })).code).toBe('NOT_FOUND');
  });

  it('is refused for a method without a provider, and for cash', async () => {
    for (const made of [await begin('cod'), await begin('qr', { provider: null })]) {
      expect(made.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
      expect(made.inserted).toEqual([]);
    }
  });

  it('is idempotent by key', async () => {
    const { request, inserted } = await begin('kbank_card');
    expect(await request('used')).toMatchObject({ ok: true, value: { id: 'done' } });
    expect(inserted).toHaveLength(1);
  });

  it.each([
    [{ min: 14_000, max: 20_000 }, true],
    [{ min: 14_001, max: 20_000 }, false],
    [{ min: 1, max: 14_000 }, true],
    [{ min: 1, max: 13_999 }, false],
  ])("accepts amounts within the provider's limits, inclusive: %o", async (qr, fine) => {
    const { code } = await begin('qr', { provider: { ranges: { qr } } });
    expect(code).toBe(fine ? undefined : 'PAYMENT_AMOUNT_OUT_OF_RANGE');
    expect((await begin('kbank_card', { provider: { ranges: { qr } } })).code).toBeUndefined();
  });

  it('is one at a time', async () => {
    expect((await begin('kbank_card', { isTaken: true })).code).toBe('PAYMENT_IN_PROGRESS');
  });
});

describe('an open attempt', () => {
  const open = paymentOf({ nextAction: REDIRECT });

  it.each<[string, Payment, 'kbank_card' | 'qr', string | undefined]>([
    ['the method is the same', open, 'kbank_card', undefined],
    ['the method differs', open, 'qr', 'cancelled'],
    ['it has expired', paymentOf({ expiresAt: OPENED }), 'kbank_card', 'expired'],
    ['it has a moment left', paymentOf({ expiresAt: after(OPENED, 1) }), 'kbank_card', undefined],
    ['its page has expired', paymentOf({ nextAction: LINK_OVER }), 'kbank_card', 'cancelled'],
    [
      'its page has a moment left',
      paymentOf({
        nextAction: { ...REDIRECT, expires_at: after(OPENED, 1).toISOString() },
      }),
      'kbank_card',
      undefined,
    ],
  ])('if %s', async (_, current, method, ended) => {
    const { result, changes, inserted } = await begin(method, { current });
    const ends = changes.filter(({ id }) => id === current.id);
    expect(ends.map(({ to, unwanted }) => [to, unwanted])).toEqual(ended ? [[ended, true]] : []);
    expect(inserted).toHaveLength(ended ? 1 : 0);
    if (!ended) expect(result).toMatchObject({ value: { id: current.id } });
  });
});

describe('a new attempt', () => {
  it.each([
    ['kbank_card', OVER, OVER],
    ['qr', OVER, after(OPENED, QR_HOLD_MS)],
    ['qr', after(OPENED, MINUTE), after(OPENED, MINUTE)],
    ['kbank_card', null, OPENED],
  ] as const)('by %s of an order held until %s ends at %s', async (method, expiresAt, end) => {
    const { inserted } = await begin(method, { order: { expiresAt } });
    expect(inserted).toMatchObject([{ expiresAt: end, checkAt: after(OPENED, FIRST_CHECK_MS) }]);
  });

  it.each([
    ['as long as was asked for', {}, OVER],
    ['no longer than the provider keeps it', { lifeMs: MINUTE }, after(OPENED, MINUTE)],
    ['no longer than was asked for', { lifeMs: 90 * MINUTE }, OVER],
  ])('lives %s', async (_, answer, expiresAt) => {
    const { changes } = await begin('kbank_card', { answer: { nextAction: REDIRECT, ...answer } });
    expect(changes).toMatchObject([{ to: 'pending_action', expiresAt }]);
  });

  const until = after(OPENED, QR_HOLD_MS).toISOString();
  const later = after(OVER, MINUTE).toISOString();
  const picture = { type: 'qr_picture', media: 'image/png', base64: '', code: null } as const;
  it.each<[string, Charge, object]>([
    [
      'a code',
      { nextAction: { type: 'qr', payload: 'QR', expires_at: later, demo_url: null } },
      { type: 'qr', expires_at: until },
    ],
    [
      'a drawn code',
      { nextAction: { ...picture, expires_at: later } },
      { type: 'qr_picture', expires_at: until },
    ],
    [
      'a page that works for a minute',
      { nextAction: REDIRECT, linkMs: MINUTE },
      { ...REDIRECT, expires_at: after(OPENED, MINUTE).toISOString() },
    ],
    ['a page without an end', { nextAction: REDIRECT }, REDIRECT],
    ['nothing more to do', { nextAction: { type: 'none' }, linkMs: MINUTE }, { type: 'none' }],
  ])('shows the time of %s', async (_, answer, nextAction) => {
    const { changes } = await begin('qr', { answer });
    expect(changes[0]?.nextAction).toMatchObject(nextAction);
    expect(Object.keys(changes[0]?.nextAction ?? {})).toEqual(
      expect.arrayContaining(Object.keys(nextAction)),
    );
  });

  it("keeps the provider's id when its event was faster than the answer", async () => {
    expect((await begin('kbank_card', { isMovedMeanwhile: true })).named).toEqual(['ch_1']);
    expect((await begin('kbank_card')).named).toEqual([]);
    const nameless = { nextAction: REDIRECT };
    const { named } = await begin('kbank_card', { isMovedMeanwhile: true, answer: nameless });
    expect(named).toEqual([]);
  });

  it('fails at once if the provider refuses, and stays if it is silent', async () => {
    const refused = await begin('kbank_card', { answer: { refused: 'declined', words: '400' } });
    expect(refused.changes).toMatchObject([{ to: 'failed', failureCode: 'declined' }]);
    expect(refused.reports).toEqual(['a payment provider refused']);
    const silent = await begin('kbank_card', { answer: 'away' });
    expect([silent.code, silent.changes]).toEqual(['PAYMENT_PROVIDER_ERROR', []]);
    expect(silent.reports).toEqual(['a payment provider did not answer']);
  });
});
