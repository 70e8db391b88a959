import { describe, expect, it } from 'vitest';
import { after, OPENED, paymentOf } from './payment.fixture.ts';
import type { DueRefund, PaymentProvider } from '../ports.ts';
import { returnMoney, type ReturnWorld } from './return-money.ts';

type Answer = Awaited<ReturnType<PaymentProvider['refund']>> | 'away';

const dueOf = (changes: Partial<DueRefund> = {}): DueRefund => ({
  payment: paymentOf({ status: 'refund_pending', providerRef: 'ch_1' }),
  amount: 14_000,
  unasked: 0,
  attempts: 1,
  ...changes,
});

/** Results of due refunds with this answer of the provider. */
async function worked(
  waiting: readonly DueRefund[],
  answer: Answer,
  broken: (paymentId: string) => boolean = () => false,
) {
  const due = [...waiting];
  const asked: Parameters<PaymentProvider['refund']>[0][] = [];
  const done: string[] = [];
  const givenUp: string[] = [];
  const again: Date[] = [];
  const reports: string[] = [];
  const provider: Pick<PaymentProvider, 'refund'> = {
    refund: (refund) => {
      asked.push(refund);
      return answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer);
    },
  };
  const markDone = (id: string) => {
    if (broken(id)) return Promise.reject(new Error('the database is away'));
    done.push(id);
    return Promise.resolve(true);
  };
  const nothing = () => Promise.resolve(true);
  const repos = {
    orders: { lock: () => Promise.resolve({ id: 'AR1', memberId: 7 }) },
    payments: { changeStatus: nothing },
    refunds: { markDone },
    notifications: { add: nothing },
  };
  const world = {
    refunds: {
      takeDue: (_now: Date, _lease: number, limit: number) => Promise.resolve(due.splice(0, limit)),
      giveUp: (id: string) => Promise.resolve(void givenUp.push(id)),
      tryAgain: (_id: string, at: Date) => Promise.resolve(void again.push(at)),
    },
    providers: { named: (name: string) => (name === 'sandbox' ? provider : undefined) },
    transact: (work: (own: unknown) => unknown) => work(repos),
    notices: { about: () => ({}) },
    mails: { write: nothing },
    clock: { now: () => OPENED },
    report: (problem: string) => void reports.push(problem),
  };
  await returnMoney(world as unknown as ReturnWorld);
  return { asked, done, givenUp, again, reports };
}

describe('money to be refunded', () => {
  it('is refunded to the charge that it came by, in full', async () => {
    const { asked, done } = await worked([dueOf({ amount: 4_000, unasked: 1_000 })], 'refunded');
    expect(asked).toEqual([
      {
        ...{ paymentId: 'pay_1', providerRef: 'ch_1' },
        ...{ amount: 4_000, paid: 14_000, unasked: 1_000, isFirst: true },
      },
    ]);
    expect(done).toEqual(['pay_1']);
  });

  it('of a wrong amount is refunded in full', async () => {
    const received = { amount: 20_000, currency: 'THB', providerRef: 'ch_2' };
    const payment = paymentOf({ status: 'refund_pending', providerRef: 'ch_1', received });
    const { asked } = await worked([dueOf({ payment, amount: 20_000 })], 'refunded');
    expect(asked).toMatchObject([{ providerRef: 'ch_2', amount: 20_000, paid: 20_000 }]);
  });

  const charged = dueOf().payment;
  it.each<[string, DueRefund['payment'], Answer]>([
    ['is refused', charged, 'refused'],
    // No provider to ask.
    ['has no charge at the provider', { ...charged, providerRef: null }, 'refunded'],
    ['came by a former provider', { ...charged, provider: 'kbank' }, 'refunded'],
  ])('and %s is for staff', async (_, payment, answer) => {
    const { givenUp, done, asked, reports } = await worked([dueOf({ payment })], answer);
    expect([givenUp, done]).toEqual([['pay_1'], []]);
    expect(asked).toHaveLength(answer === 'refused' ? 1 : 0);
    expect(reports).toEqual(['a refund was refused']);
  });

  it.each([
    ['pending', 1, 30_000],
    ['away', 1, 30_000],
    ['pending', 2, 60_000],
    ['pending', 9, 3_600_000],
    ['pending', 199, 3_600_000],
  ] as const)(
    'is retried with growing pauses: %s, for the %ith time',
    async (answer, attempts, ms) => {
      const { again, givenUp } = await worked([dueOf({ attempts })], answer);
      expect([again, givenUp]).toEqual([[after(OPENED, ms)], []]);
    },
  );

  it('is for staff if the provider never completes it', async () => {
    const { again, givenUp, reports } = await worked([dueOf({ attempts: 200 })], 'pending');
    expect([again, givenUp]).toEqual([[], ['pay_1']]);
    expect(reports).toEqual(['a refund was never finished']);
  });

  it.each([0, 1, 19, 20, 21, 45])('of %i payments is refunded one by one', async (count) => {
    const { done } = await worked(
      Array.from({ length: count }, () => dueOf()),
      'refunded',
    );
    expect(done).toHaveLength(count);
  });

  it('of other payments is refunded if one refund cannot be stored', async () => {
    const refunds = ['a', 'b', 'c'].map((id) => dueOf({ payment: { ...dueOf().payment, id } }));
    const { done, reports } = await worked(refunds, 'refunded', (id) => id === 'a');
    expect(done).toEqual(['b', 'c']);
    expect(reports).toEqual(['a refund could not be finished']);
  });
});
