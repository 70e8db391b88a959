import { describe, expect, it } from 'vitest';
import { letGo } from './let-go.ts';
import { after, OPENED, OVER, paymentOf } from './payment.fixture.ts';
import type { PaymentProvider } from '../ports.ts';

type Answer = 'closed' | 'unknown' | 'away';

/** Next tries to cancel `count` attempts after this answer of the provider. */
async function nextTries(answer: Answer, now: Date, count = 1): Promise<(Date | null)[]> {
  const tries: (Date | null)[] = [];
  const waiting = Array.from({ length: count }, () => paymentOf());
  const cancel: PaymentProvider['cancel'] = () =>
    answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer);
  await letGo({
    payments: {
      takeUnwanted: (_now, _lease, limit) => Promise.resolve(waiting.splice(0, limit)),
      letGoAgain: (_id, at) => Promise.resolve(void tries.push(at)),
    },
    providers: {
      forMethod: () => undefined,
      named: () => ({ cancel }) as PaymentProvider,
    },
    clock: { now: () => now },
    report: () => undefined,
  });
  return tries;
}

describe('an unwanted attempt', () => {
  const later = after(OPENED, 15_000);
  const tooLate = after(OVER, 60_000);
  const justBefore = after(tooLate, -1);

  it.each<[string, Answer, Date, Date | null]>([
    ['is done once it is closed', 'closed', OPENED, null],
    ['is retried while the provider does not know it', 'unknown', OPENED, later],
    ['is retried while the provider is away', 'away', OPENED, later],
    ['is retried for a minute after its expiry', 'unknown', justBefore, after(justBefore, 15_000)],
    ['expires by itself from then on', 'unknown', tooLate, null],
    ['expires by itself even while the provider is away', 'away', tooLate, null],
  ])('%s', async (_, answer, now, next) => {
    expect(await nextTries(answer, now)).toEqual([next]);
  });

  it.each([19, 20, 21, 45])('is one of %i, and all of them are asked about', async (count) => {
    expect(await nextTries('closed', OPENED, count)).toHaveLength(count);
  });
});
