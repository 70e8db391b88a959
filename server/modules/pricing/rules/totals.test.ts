import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppliedRule } from '../../../core/kept-orders.ts';
import { totalsRows } from './totals.ts';

const rule = (reason: string, amount: number, scope: AppliedRule['scope']): AppliedRule => ({
  ...{ ruleId: reason, scope, amount },
  reason: { en: reason, th: reason },
});

const inEnglish = (sums: Parameters<typeof totalsRows>[0]) =>
  totalsRows(sums).map(({ label, amount }) => `${label.en}: ${String(amount)}`);

describe('the rows of a bill', () => {
  it('name every reduction, merge those of one rule, and account for every satang', () => {
    const sums = {
      subtotal: 50_000,
      discount: 12_030,
      deliveryFee: 0,
      appliedRules: [
        rule('Buy 2 get 1', 5_010, 'line'),
        rule('Buy 2 get 1', 5_010, 'line'),
        rule('Coupon', 2_000, 'order'),
        rule('Free delivery', 4_000, 'delivery'),
      ],
      giftCards: [{ lastFour: '1234', amount: 10_000 }],
    };
    expect(inEnglish(sums)).toEqual([
      'Subtotal: 50000',
      'Buy 2 get 1: -10020',
      'Coupon: -2000',
      'Discount: -10',
      'Delivery: 4000',
      'Free delivery: -4000',
      'Gift card ending in 1234: -10000',
    ]);
  });

  it('omit an unknown delivery fee', () => {
    const appliedRules = [rule('Free delivery', 4_000, 'delivery')];
    const sums = { subtotal: 100, discount: 0, appliedRules, giftCards: [] };
    expect(inEnglish(sums)).toEqual(['Subtotal: 100']);
  });

  it('add up to the amount due', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    const rules = fc.array(
      fc
        .tuple(
          fc.constantFrom('A', 'B', 'C'),
          amount,
          fc.constantFrom('line', 'order', 'delivery' as const),
        )
        .map(([reason, satang, scope]) => rule(reason, satang, scope)),
    );
    const cards = fc.array(fc.record({ lastFour: fc.constant('1234'), amount }), { maxLength: 5 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        rules,
        cards,
        (subtotal, deliveryFee, more, appliedRules, giftCards) => {
          const sum = (rows: readonly { readonly amount: number }[]) =>
            rows.reduce((total, row) => total + row.amount, 0);
          const discount = sum(appliedRules.filter(({ scope }) => scope !== 'delivery')) + more;
          const rows = totalsRows({ subtotal, discount, deliveryFee, appliedRules, giftCards });
          expect(sum(rows)).toBe(subtotal - discount + deliveryFee - sum(giftCards));
        },
      ),
    );
  });
});
