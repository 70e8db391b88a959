import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, estimateWait, GONE_MS, isPresent, mayReceive, placesOf } from './presence.ts';

const NOW = new Date('2026-11-23T03:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const desk = (going = 0, { seen = 0, off = false } = {}) => ({
  ...{ seenAt: ago(seen), offDutySince: off ? ago(1) : null, going },
});

describe('a desk', () => {
  it.each([
    [desk(), true, true],
    [desk(AT_ONCE - 1), true, true],
    [desk(AT_ONCE), true, false],
    [desk(0, { seen: GONE_MS - 1 }), true, true],
    [desk(0, { seen: GONE_MS }), false, false],
    [desk(0, { off: true }), false, false],
  ])('%o is present: %s, can receive: %s', (one, present, receives) => {
    expect(isPresent(one, NOW)).toBe(present);
    expect(mayReceive(one, NOW)).toBe(receives);
  });

  it('has capacity while present', () => {
    const desks = [desk(1), desk(4), desk(0, { off: true }), desk(2, { seen: GONE_MS })];
    expect(placesOf(desks, NOW)).toEqual({ all: 8, free: 3 });
  });
});

describe('estimateWait', () => {
  it.each([
    [0, 0, 0, null],
    [5, 0, 0, null],
    [0, 4, 4, 0],
    [0, 4, 1, 0],
    [1, 4, 1, 300],
    [0, 4, 0, 300],
    [3, 4, 0, 300],
    [4, 4, 0, 600],
    [8, 8, 0, 600],
  ])('%i waiting, %i places, %i free: %s s', (waiting, all, free, seconds) => {
    expect(estimateWait(waiting, { all, free }, 300)).toBe(seconds);
  });

  it('never shrinks with the queue, and never grows with another desk', () => {
    const desks = fc.array(fc.integer({ min: 0, max: AT_ONCE }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.nat({ max: 50 }), desks, (waiting, going) => {
        const wait = (ahead: number, list: readonly number[]) =>
          estimateWait(
            ahead,
            placesOf(
              list.map((count) => desk(count)),
              NOW,
            ),
            300,
          ) ?? Infinity;
        expect(wait(waiting + 1, going)).toBeGreaterThanOrEqual(wait(waiting, going));
        expect(wait(waiting, [...going, 0])).toBeLessThanOrEqual(wait(waiting, going));
      }),
    );
  });
});
