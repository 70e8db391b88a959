import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byHalves, oneByOne, sweep } from './sweep.ts';

const LIMIT = 3;

/** Due items, some of which always fail. */
const days = fc.record({
  total: fc.integer({ min: 0, max: 20 }),
  broken: fc.uniqueArray(fc.integer({ min: 0, max: 19 })),
});

function openDay(total: number, broken: readonly number[]) {
  const due = new Set(Array.from({ length: total }, (_, index) => index));
  const reported: number[] = [];
  const doAll = (items: readonly number[]) => {
    if (items.some((item) => broken.includes(item))) throw new Error('no');
    for (const item of items) due.delete(item);
    return Promise.resolve();
  };
  return {
    reported,
    left: () => [...due],
    bad: broken.filter((item) => item < total).toSorted((a, b) => a - b),
    next: (except: readonly number[]) =>
      Promise.resolve([...due].filter((item) => !except.includes(item)).slice(0, LIMIT)),
    doAll: async (items: readonly number[]) => doAll(items),
    doOne: async (item: number) => doAll([item]),
    failed: (item: number) => void reported.push(item),
  };
}

describe.each(['one by one', 'by halves'] as const)('a sweep %s', (way) => {
  it('processes everything except failing items, each reported once', async () => {
    await fc.assert(
      fc.asyncProperty(days, async ({ total, broken }) => {
        const day = openDay(total, broken);
        await sweep(day.next, (batch) =>
          way === 'one by one'
            ? oneByOne(batch, day.doOne, day.failed)
            : byHalves(batch, day.doAll, day.failed),
        );
        expect(day.left()).toEqual(day.bad);
        expect(day.reported).toEqual(day.bad);
      }),
    );
  });
});
