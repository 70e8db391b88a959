import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../seed/types.ts';
import { isOpenAt } from './hours.ts';
import { readyAt } from './ready.ts';

/** Weekdays 07:30-20:30, Saturday 09:00-18:00, closed on Sunday. */
const office: WeekHours = [
  ...Array.from({ length: 5 }, () => ['07:30', '20:30'] as const),
  ['09:00', '18:00'],
  null,
];
const TWO_HOURS = 2 * 3_600_000;
const MINUTE = 60_000;

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.option(fc.tuple(time, time));
const week = fc.array(day, { minLength: 7, maxLength: 7 });
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('readyAt', () => {
  it.each([
    ['on a Friday morning: two hours later', '2026-11-20T03:00Z', '2026-11-20T05:00:00.000Z'],
    ['just in time', '2026-11-20T11:30Z', '2026-11-20T13:30:00.000Z'],
    ['a minute too late: on Saturday', '2026-11-20T11:31Z', '2026-11-21T04:00:00.000Z'],
    ['before it opens', '2026-11-19T22:00Z', '2026-11-20T02:30:00.000Z'],
    ['over a closed Sunday', '2026-11-21T11:00Z', '2026-11-23T02:30:00.000Z'],
  ])('%s', (_, now, ready) => {
    expect(readyAt(office, new Date(now))?.toISOString()).toBe(ready);
  });

  it('does not wait for a midnight that nobody closes at', () => {
    const always: WeekHours = Array.from({ length: 7 }, () => ['00:00', '24:00'] as const);
    const now = new Date('2026-11-20T16:30:00Z');
    expect(readyAt(always, now)).toEqual(new Date(now.getTime() + TWO_HOURS));
  });

  it('is null for a branch that never opens for so long', () => {
    const never: WeekHours = Array.from({ length: 7 }, () => null);
    const hour: WeekHours = Array.from({ length: 7 }, () => ['09:00', '10:00'] as const);
    expect(readyAt(never, new Date())).toBeNull();
    expect(readyAt(hour, new Date())).toBeNull();
  });

  it('never promises sooner than two hours, nor outside the opening hours', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const ready = readyAt(hours, now);
        if (ready === null) return;
        expect(ready.getTime() - now.getTime()).toBeGreaterThanOrEqual(TWO_HOURS);
        // Open all the while it is packed.
        for (let back = 1; back <= 120; back += 17) {
          expect(isOpenAt(hours, new Date(ready.getTime() - back * MINUTE))).toBe(true);
        }
      }),
    );
  });

  it('never makes somebody wait who could be served', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const openLongEnough = Array.from({ length: 121 }, (_, minute) =>
          isOpenAt(hours, new Date(now.getTime() + Math.min(minute * MINUTE, TWO_HOURS - 1))),
        ).every(Boolean);
        if (!openLongEnough) return;
        expect(readyAt(hours, now)).toEqual(new Date(now.getTime() + TWO_HOURS));
      }),
    );
  });
});
