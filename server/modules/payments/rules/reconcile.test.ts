import { describe, expect, it } from 'vitest';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import { reconcile, type ReconcileWorld } from './reconcile.ts';
import type { PaymentStatus } from '../../../../lib/orders/contract-values.ts';
import type { Payment, PaymentProvider } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';

interface Look {
  /** Next check at the provider. */
  readonly next: Date | null | undefined;
  /** New status of the attempt; undefined if unchanged. */
  readonly became: PaymentStatus | undefined;
  readonly reports: readonly string[];
}

type Answer = Awaited<ReturnType<PaymentProvider['find']>> | 'away';

async function lookAt(
  payment: Payment,
  now: Date,
  answer?: Answer,
  locked: Payment | null = payment,
): Promise<Look> {
  let next: Date | null | undefined;
  let became: PaymentStatus | undefined;
  const due = [payment];
  const reports: string[] = [];
  const nothing = () => Promise.resolve(undefined);
  const payments = {
    takeDue: () => Promise.resolve(due.splice(0)),
    checkAgain: (_id: string, at: Date | null) => Promise.resolve(void (next = at)),
    lock: () => Promise.resolve(locked ?? undefined),
    changeStatus: (_id: string, { to }: { to: PaymentStatus }) => {
      became = to;
      return Promise.resolve(true);
    },
    // Applying events is tested elsewhere; here the shop has no record of the charge.
    ...{ find: nothing, byRef: nothing },
  };
  const provider: Pick<PaymentProvider, 'find'> = {
    find: () => (answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer)),
  };
  const paymentEvents = {
    unapplied: () => Promise.resolve([]),
    store: () => Promise.resolve(true),
    markApplied: () => Promise.resolve(true),
  };
  const world = {
    payments,
    paymentEvents,
    providers: { named: () => provider },
    transact: async (work: (repos: unknown) => unknown) => work({ payments, paymentEvents }),
    clock: { now: () => now },
    report: (problem: string) => void reports.push(problem),
  };
  await reconcile(world as unknown as ReconcileWorld);
  return { next, became, reports };
}

const MINUTE = 60_000;

describe('an undecided attempt', () => {
  it.each<[string, number, number]>([
    ['at first after the shortest pause', 0, 15_000],
    ['then after a quarter of its age', 2 * MINUTE, 30_000],
    ['at last after the longest pause', 60 * MINUTE, 10 * MINUTE],
  ])('is checked again, %s', async (_, age, pause) => {
    const now = after(OPENED, age);
    const { next } = await lookAt(paymentOf({ status: 'cancelled' }), now);
    expect(next).toEqual(after(now, pause));
  });

  it('is checked for a day after its expiry, and then never again', async () => {
    const ended = paymentOf({ status: 'expired' });
    const last = after(OVER, 24 * 60 * MINUTE);
    expect((await lookAt(ended, last)).next).toEqual(after(last, 10 * MINUTE));
    expect((await lookAt(ended, after(last, 1))).next).toBeNull();
  });

  it.each<[string, Payment, Date, PaymentStatus | undefined]>([
    ['stays open for a minute after its expiry', paymentOf(), after(OVER, MINUTE - 1), undefined],
    ['is closed from then on', paymentOf(), after(OVER, MINUTE), 'expired'],
    ['is left alone if it ended', paymentOf({ status: 'failed' }), after(OVER, MINUTE), undefined],
    [
      'has failed if its card was sent and no charge is known',
      paymentOf({ nextAction: { type: 'none' } }),
      after(OPENED, MINUTE),
      'failed',
    ],
  ])('%s', async (_, payment, now, became) => {
    expect((await lookAt(payment, now)).became).toBe(became);
  });

  it('is unchanged while the provider is away, and checked with growing pauses', async () => {
    const now = after(OVER, MINUTE);
    const { next, became } = await lookAt(paymentOf(), now, 'away');
    expect(became).toBeUndefined();
    expect(next).toEqual((await lookAt(paymentOf({ status: 'expired' }), now)).next);
  });

  it.each<[string, Payment | null]>([
    ['ended', paymentOf({ status: 'failed' })],
    ['went', null],
  ])('is unchanged if it %s during the check', async (_, locked) => {
    const { became } = await lookAt(paymentOf(), after(OVER, MINUTE), undefined, locked);
    expect(became).toBeUndefined();
  });

  it.each<[string, Payment | null]>([
    ['was answered', paymentOf({ nextAction: { type: 'none' }, providerRef: 'ch_1' })],
    ['went', null],
  ])('has not failed if it %s during the check', async (_, locked) => {
    const sent = paymentOf({ nextAction: { type: 'none' } });
    const { became } = await lookAt(sent, after(OPENED, MINUTE), undefined, locked);
    expect(became).toBeUndefined();
  });

  it('that is never decided is reported after the last check', async () => {
    const last = after(OVER, 24 * 60 * MINUTE);
    const silence = 'a payment provider did not answer';
    expect((await lookAt(paymentOf(), last, 'away')).reports).toEqual([silence]);
    const { reports, next } = await lookAt(paymentOf(), after(last, 1), 'away');
    expect([reports, next]).toEqual([[silence, 'a payment was never decided'], null]);
  });

  it.each([19, 20, 21, 45])('is one of %i, and all of them are asked about', async (count) => {
    const waiting = Array.from({ length: count }, () => paymentOf());
    let looks = 0;
    const world = {
      payments: {
        takeDue: (_now: Date, _lease: number, limit: number) =>
          Promise.resolve(waiting.splice(0, limit)),
        checkAgain: () => Promise.resolve(void (looks += 1)),
      },
      paymentEvents: { unapplied: () => Promise.resolve([]) },
      providers: { named: () => ({ find: () => Promise.resolve(undefined) }) },
      clock: { now: () => OPENED },
      report: () => undefined,
    };
    await reconcile(world as unknown as ReconcileWorld);
    expect(looks).toBe(count);
  });
});

it('leaves events to the process that stored them for ten seconds', async () => {
  let before: Date | undefined;
  const world = {
    payments: { takeDue: () => Promise.resolve([]) },
    paymentEvents: {
      unapplied: (at: Date) => {
        before = at;
        return Promise.resolve([]);
      },
    },
    clock: { now: () => OPENED },
  };
  await reconcile(world as unknown as ReconcileWorld);
  expect(before).toEqual(after(OPENED, -10_000));
});

describe("the provider's answer", () => {
  const told = (kind: PaymentEvent['kind']): PaymentEvent => ({
    ...{ eventId: 'ev_1', providerRef: 'ch_1', paymentId: 'pay_1', kind },
    ...{ amount: 14_000, currency: 'THB', occurredAt: OPENED.toISOString() },
  });

  it.each([
    ['succeeded', true],
    ['refunded', true],
    // Money may still arrive.
    ['failed', false],
    ['expired', false],
    ['cancelled', false],
  ] as const)('%s: final is %s', async (kind, isDone) => {
    const { next } = await lookAt(paymentOf(), OPENED, told(kind));
    expect(next === null).toBe(isDone);
  });

  it.each<[string, Partial<Payment>, number, boolean]>([
    ['a form never sent, after its expiry', {}, MINUTE, true],
    ['a form that may still be sent', {}, MINUTE - 1, false],
    ['a charge with an id', { providerRef: 'ch_1' }, MINUTE, false],
    ['a card that was sent', { nextAction: { type: 'none' } }, MINUTE, false],
  ])('no charge known for %s ends the checks, or not', async (_, changes, ms, isDone) => {
    const { next } = await lookAt(paymentOf(changes), after(OVER, ms), 'unknown');
    expect(next === null).toBe(isDone);
  });
});
