import { describe, expect, it } from 'vitest';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import { reconcile, type ReconcileWorld } from './reconcile.ts';
import type { PaymentStatus } from '../../../lib/api/contract/order-values.ts';
import type { Payment, PaymentProvider } from './ports.ts';

interface Look {
  /** When the provider is asked next. */
  readonly next: Date | null | undefined;
  /** What the attempt became; undefined where nothing changed. */
  readonly became: PaymentStatus | undefined;
}

/** One look at an attempt of which the provider knows nothing yet, or which it cannot be asked about. */
async function lookAt(payment: Payment, now: Date, isAway = false): Promise<Look> {
  let next: Date | null | undefined;
  let became: PaymentStatus | undefined;
  const due = [payment];
  const payments = {
    takeDue: () => Promise.resolve(due.splice(0)),
    checkAgain: (_id: string, at: Date | null) => Promise.resolve(void (next = at)),
    lock: () => Promise.resolve(payment),
    changeStatus: (_id: string, { to }: { to: PaymentStatus }) => {
      became = to;
      return Promise.resolve(true);
    },
  };
  const provider: Pick<PaymentProvider, 'find'> = {
    find: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(undefined)),
  };
  const world = {
    payments,
    paymentEvents: { unapplied: () => Promise.resolve([]) },
    providers: { named: () => provider },
    transact: (work: (repos: unknown) => unknown) => work({ payments }),
    clock: { now: () => now },
    report: () => undefined,
  };
  await reconcile(world as unknown as ReconcileWorld);
  return { next, became };
}

const MINUTE = 60_000;

describe('an attempt that the provider has not decided', () => {
  it.each<[string, number, number]>([
    ['at first after the shortest pause', 0, 15_000],
    ['then after a quarter of its age', 2 * MINUTE, 30_000],
    ['at last after the longest pause', 60 * MINUTE, 10 * MINUTE],
  ])('is asked about again, %s', async (_, age, pause) => {
    const now = after(OPENED, age);
    const { next } = await lookAt(paymentOf({ status: 'cancelled' }), now);
    expect(next).toEqual(after(now, pause));
  });

  it('is asked about for a day after its time, and then never again', async () => {
    const ended = paymentOf({ status: 'expired' });
    const last = after(OVER, 24 * 60 * MINUTE);
    expect((await lookAt(ended, last)).next).toEqual(after(last, 10 * MINUTE));
    expect((await lookAt(ended, after(last, 1))).next).toBeNull();
  });

  it.each<[string, Payment, Date, PaymentStatus | undefined]>([
    ['stays open until a minute after its time', paymentOf(), after(OVER, MINUTE - 1), undefined],
    ['is closed from then on', paymentOf(), after(OVER, MINUTE), 'expired'],
    [
      'is left alone where it ended',
      paymentOf({ status: 'failed' }),
      after(OVER, MINUTE),
      undefined,
    ],
    [
      'has failed where its card was sent and nobody knows of it',
      paymentOf({ nextAction: { type: 'none' } }),
      after(OPENED, MINUTE),
      'failed',
    ],
  ])('%s', async (_, payment, now, became) => {
    expect((await lookAt(payment, now)).became).toBe(became);
  });

  it('is left as it is while the provider is away, and asked about again less and less often', async () => {
    const now = after(OVER, MINUTE);
    const { next, became } = await lookAt(paymentOf(), now, true);
    expect(became).toBeUndefined();
    expect(next).toEqual((await lookAt(paymentOf({ status: 'expired' }), now)).next);
  });
});
