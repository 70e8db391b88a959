import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareRows } from './share-rows.ts';

const KINDS = ['words', 'complaints', 'brands', 'departments', 'products', 'articles'] as const;
const countsOf = (counts: readonly number[]) =>
  Object.fromEntries(KINDS.map((kind, at) => [kind, counts[at] ?? 0])) as Record<
    (typeof KINDS)[number],
    number
  >;
const share = (counts: readonly number[], rows?: number) =>
  Object.values(shareRows(countsOf(counts), 'products', rows));

describe('rows shared between kinds', () => {
  it.each<[what: string, counts: number[], shares: number[]]>([
    ['only products', [0, 0, 0, 0, 10, 0], [0, 0, 0, 0, 10, 0]],
    ['all kinds', [3, 2, 2, 2, 10, 2], [2, 1, 1, 1, 4, 1]],
    ['products fill the rest', [1, 0, 1, 0, 10, 0], [1, 0, 1, 0, 8, 0]],
    ['few of everything', [1, 1, 0, 0, 2, 1], [1, 1, 0, 0, 2, 1]],
    ['no products', [3, 2, 2, 2, 0, 2], [2, 2, 2, 2, 0, 2]],
    ['nothing', [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
  ])('%s', (_, counts, shares) => {
    expect(share(counts)).toEqual(shares);
  });

  const counts = fc.array(fc.nat(12), { minLength: KINDS.length, maxLength: KINDS.length });

  it('never exceed what there is or what fits, and waste no row', () => {
    fc.assert(
      fc.property(counts, fc.nat(14), (available, rows) => {
        const shares = share(available, rows);
        const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
        expect(shares.every((one, at) => one >= 0 && one <= (available[at] ?? 0))).toBe(true);
        expect(sum(shares)).toBe(Math.min(rows, sum(available)));
      }),
    );
  });

  it('show every kind that has any, and none has two more than another that lacks a row', () => {
    fc.assert(
      fc.property(counts, (available) => {
        const shares = share(available);
        expect(shares.every((one, at) => one > 0 || available[at] === 0)).toBe(true);
        const weighed = shares.map((one, at) => (KINDS[at] === 'products' ? one / 2 : one));
        const lacking = weighed.filter((_, at) => (shares[at] ?? 0) < (available[at] ?? 0));
        const most = Math.max(0, ...weighed);
        for (const one of lacking) expect(most - one).toBeLessThan(2);
      }),
    );
  });
});
