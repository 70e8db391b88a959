import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnedOrder, MOST_PLACES, type Ranked } from './learned-order.ts';

const rowsOf = (bands: string): Ranked[] => bands.split('').map((band, id) => ({ id, band }));
const order = (bands: string, choices: Readonly<Record<number, number>>) =>
  learnedOrder(
    rowsOf(bands),
    new Map(Object.entries(choices).map(([id, count]) => [Number(id), count])),
  ).map(({ id }) => id);

describe('learnedOrder', () => {
  it.each([
    ['nothing chosen', 'aaaa', {}, [0, 1, 2, 3]],
    ['too few choices', 'aaaa', { 3: 4 }, [0, 1, 2, 3]],
    ['a few choices, less than a place', 'aaaa', { 3: 5 }, [0, 1, 2, 3]],
    ['some choices', 'aaaa', { 3: 30 }, [0, 3, 1, 2]],
    ['countless choices, four places', 'aaaaaaaa', { 7: 1e9 }, [0, 1, 2, 7, 3, 4, 5, 6]],
    ['the more chosen first', 'aaaa', { 2: 40, 3: 4_000 }, [3, 2, 0, 1]],
    ['all chosen alike', 'aaaa', { 0: 50, 1: 50, 2: 50, 3: 50 }, [0, 1, 2, 3]],
    ['less relevant ones stay below', 'aabb', { 3: 1e9 }, [0, 1, 3, 2]],
    ['none passes another band, such as medicines', 'aamaa', { 4: 1e9, 2: 1e9 }, [0, 1, 2, 4, 3]],
  ] as const)('%s', (_, bands, choices, expected) => {
    expect(order(bands, choices)).toEqual(expected);
  });

  const results = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }).chain((bands) =>
    fc.record({
      rows: fc.constant(rowsOf(bands.join(''))),
      choices: fc.array(fc.nat({ max: 10_000 }), {
        minLength: bands.length,
        maxLength: bands.length,
      }),
    }),
  );

  it('keeps every result, in the same order of bands', () => {
    fc.assert(
      fc.property(results, ({ rows, choices }) => {
        const sorted = learnedOrder(rows, new Map(choices.entries()));
        expect(sorted.map(({ band }) => band)).toEqual(rows.map(({ band }) => band));
        expect(new Set(sorted)).toEqual(new Set(rows));
      }),
    );
  });

  it('moves none up by five places, and none up that was not chosen', () => {
    fc.assert(
      fc.property(results, ({ rows, choices }) => {
        const sorted = learnedOrder(rows, new Map(choices.entries()));
        sorted.forEach(({ id }, at) => {
          expect(id - at).toBeLessThan(MOST_PLACES);
          if ((choices[id] ?? 0) < 5) expect(at).toBeGreaterThanOrEqual(id);
        });
      }),
    );
  });

  it('never lowers a product for being chosen more', () => {
    fc.assert(
      fc.property(results, fc.nat(), fc.nat({ max: 1_000 }), ({ rows, choices }, at, more) => {
        if (rows.length === 0) return;
        const id = at % rows.length;
        const place = (counts: readonly number[]) =>
          learnedOrder(rows, new Map(counts.entries())).findIndex((row) => row.id === id);
        const raised = choices.with(id, (choices[id] ?? 0) + more);
        expect(place(raised)).toBeLessThanOrEqual(place(choices));
      }),
    );
  });
});
