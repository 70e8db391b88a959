import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedOf, askForRefund, hearOfRefunds, type RefundAccount } from './refund-account.ts';

const WHOLE = 14_000;
const account = (changes: Partial<RefundAccount> = {}): RefundAccount => ({
  ...{ amount: 4_000, unasked: 0, reason: 'returned', status: 'pending' },
  ...changes,
});
const unasked = (amount: number) =>
  account({ amount, unasked: amount, reason: 'unasked', status: 'done' });
const UNKNOWN = account({ amount: WHOLE, unasked: null, reason: 'unasked', status: 'failed' });

describe('asking for a refund', () => {
  it.each<[string, RefundAccount | undefined, number, Partial<RefundAccount> | undefined]>([
    ['of nothing before', undefined, 4_000, { amount: 4_000, unasked: 0, status: 'pending' }],
    ['of all', undefined, Infinity, { amount: WHOLE, unasked: 0, status: 'pending' }],
    ['of more than came', undefined, 14_001, { amount: WHOLE }],
    ['after a part', unasked(1_000), 4_000, { amount: 5_000, unasked: 1_000, status: 'pending' }],
    ['of all after a part', unasked(1_000), Infinity, { amount: WHOLE, unasked: 1_000 }],
    ['of more than is left', unasked(13_000), 4_000, { amount: WHOLE, unasked: 13_000 }],
    ['where nothing is left', unasked(WHOLE), 4_000, undefined],
    ['that was asked for', account(), 4_000, undefined],
    ['after one that is done', account({ status: 'done' }), 1_000, undefined],
    ['after an unknown part', UNKNOWN, 4_000, { amount: 4_000, unasked: null, status: 'failed' }],
    ['of all after an unknown part', UNKNOWN, Infinity, { amount: WHOLE, status: 'failed' }],
    ['of nothing', undefined, 0, undefined],
  ])('%s', (_, known, wanted, expected) => {
    const next = askForRefund(WHOLE, known, { wanted, reason: 'returned' });
    if (expected) expect(next).toMatchObject({ reason: 'returned', ...expected });
    else expect(next).toBeUndefined();
  });
});

describe('hearing of refunds', () => {
  const OPEN = account();
  const DONE = account({ status: 'done' });
  const FAILED = account({ status: 'failed' });
  it.each<
    [string, RefundAccount | undefined, Parameters<typeof hearOfRefunds>[2], object | undefined]
  >([
    ['the first part', undefined, { amount: 1_000 }, unasked(1_000)],
    ['a second part', unasked(1_000), { amount: 2_500 }, unasked(2_500)],
    ['an older part', unasked(2_500), { amount: 1_000 }, undefined],
    ['more than came', undefined, { amount: 99_999 }, unasked(WHOLE)],
    ['nothing', undefined, { amount: 0 }, undefined],
    ['what was asked for', OPEN, { amount: 4_000 }, { status: 'done', amount: 4_000, unasked: 0 }],
    ['the same again', DONE, { amount: 4_000 }, undefined],
    ['less than was asked for', OPEN, { amount: 1_000 }, { amount: 5_000, unasked: 1_000 }],
    ['less, of one refused', FAILED, { amount: 1_000 }, { status: 'failed', unasked: 1_000 }],
    ['less, of one done by hand', DONE, { amount: 1_000 }, { status: 'done', unasked: 1_000 }],
    [
      'what it gave before, while a refund waits',
      account({ amount: 5_000, unasked: 4_500 }),
      { amount: 4_500 },
      undefined,
    ],
    [
      'an older sum, after both',
      account({ amount: 5_000, unasked: 1_000, status: 'done' }),
      { amount: 4_000 },
      undefined,
    ],
    ['more than was asked for', OPEN, { amount: 5_000 }, { status: 'done', unasked: 1_000 }],
    ['a part after it is done', DONE, { amount: 5_000 }, { amount: 5_000, unasked: 1_000 }],
    ['all of it', OPEN, { amount: WHOLE }, { status: 'done', amount: WHOLE, unasked: 10_000 }],
    [
      'a part while all of it is asked for',
      account({ amount: WHOLE, reason: 'cancelled' }),
      { amount: 1_000 },
      { status: 'pending', amount: WHOLE, unasked: 1_000 },
    ],
    [
      'a part of its own, told apart from what was asked for',
      OPEN,
      { amount: 5_000, unasked: 5_000 },
      { status: 'pending', amount: 9_000, unasked: 5_000 },
    ],
    ['an unknown amount', undefined, { amount: WHOLE, amountUnknown: true }, UNKNOWN],
    ['the same unknown amount again', UNKNOWN, { amount: WHOLE, amountUnknown: true }, undefined],
    ['the amount at last', UNKNOWN, { amount: 1_000 }, unasked(1_000)],
    [
      'an unknown amount, after what was asked for',
      OPEN,
      { amount: WHOLE, amountUnknown: true },
      { status: 'done', amount: 4_000 },
    ],
    [
      'an unknown amount, after all of it',
      unasked(WHOLE),
      { amount: WHOLE, amountUnknown: true },
      undefined,
    ],
  ])('%s', (_, known, told, expected) => {
    const next = hearOfRefunds(WHOLE, known, told);
    if (expected) expect(next).toMatchObject(expected);
    else expect(next).toBeUndefined();
  });
});

/** Simulates a provider that refunds on request or unasked, and reports it late, twice or never. */
describe('any sequence of refunds and requests', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('gives'), amount: fc.integer({ min: 1, max: WHOLE }) }),
    fc.record({ kind: fc.constant('asks'), amount: fc.integer({ min: 1, max: WHOLE }) }),
    fc.record({ kind: fc.constant('works'), amount: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ kind: fc.constant('tells'), amount: fc.nat({ max: 20 }) }),
  );

  function play(steps: readonly { kind: string; amount: number }[], apart: boolean) {
    let account: RefundAccount | undefined;
    let owed = 0;
    const gave = { asked: 0, unasked: 0, byHand: 0 };
    const said = [{ amount: 0, unasked: 0 }];
    const note = () => said.push({ amount: gave.asked + gave.unasked, unasked: gave.unasked });
    const left = () => WHOLE - gave.asked - gave.unasked - gave.byHand;
    const hear = (told: { amount: number; unasked: number }) => {
      const { amount } = told;
      account = hearOfRefunds(WHOLE, account, apart ? told : { amount }) ?? account;
    };
    for (const { kind, amount } of steps) {
      if (kind === 'gives' && amount <= left()) {
        gave.unasked += amount;
        note();
      } else if (kind === 'asks' && owed === 0) {
        owed = amount;
        account = askForRefund(WHOLE, account, { wanted: owed, reason: 'returned' }) ?? account;
      } else if (kind === 'works' && account && account.status !== 'done') {
        const wanted = askedOf(account);
        // Done by the provider, refused by it, or done by staff.
        if (amount === 0 && account.status === 'pending' && wanted <= left()) {
          gave.asked += wanted;
          note();
          account = { ...account, status: 'done' };
        } else if (account.status === 'pending') account = { ...account, status: 'failed' };
        else if (wanted <= left()) {
          gave.byHand += wanted;
          account = { ...account, status: 'done' };
        }
      } else if (kind === 'tells') hear(said[amount % said.length] ?? { amount: 0, unasked: 0 });
      if (account) expect(account.amount).toBeLessThanOrEqual(WHOLE);
    }
    hear(said.at(-1) ?? { amount: 0, unasked: 0 });
    return { account, owed, gave };
  }

  it.each([
    ['told apart', true],
    ['in one sum', false],
  ])('%s: the amount owed is done, open or with staff, as far as money is left', (_, apart) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { account, owed, gave } = play(steps, apart);
        const by = account?.unasked ?? 0;
        expect(account ? askedOf(account) : 0).toBe(Math.min(owed, WHOLE - by));
        // The member never has less than reported as done, nor more than was paid.
        const has = gave.asked + gave.unasked + gave.byHand;
        if (account?.status === 'done') expect(has).toBeGreaterThanOrEqual(Math.min(owed, WHOLE));
        expect(has).toBeLessThanOrEqual(WHOLE);
        if (apart && gave.byHand === 0) expect(by).toBe(gave.unasked);
      }),
      { numRuns: 5_000 },
    );
  });
});
