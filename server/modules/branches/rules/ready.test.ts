import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../../core/hours.ts';
import { weekAround } from './holidays.ts';
import { isOpenAt, openingsAround } from './hours.ts';
import { readyAt } from './ready.ts';

/** Weekdays 07:30-20:30, Saturday 09:00-18:00, closed on Sunday. */
const office: WeekHours = [
  ...Array.from({ length: 5 }, () => ['07:30', '20:30'] as const),
  ['09:00', '18:00'],
  null,
];
const daysOf = (hours: WeekHours) => ({ hours, holidays: [] });
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

const DAY = 24 * 60 * MINUTE;
const bangkokDay = (at: Date) =>
  new Date(at.getTime() + 7 * 60 * MINUTE).toISOString().slice(0, 10);

/** A moment, and a branch with holidays on some of the days around it. */
const holidayed = fc
  .tuple(week, moment, fc.array(fc.tuple(fc.integer({ min: -2, max: 9 }), day), { maxLength: 5 }))
  .map(([hours, now, changed]) => {
    const byDate = new Map(
      changed.map(([days, times]) => [bangkokDay(new Date(now.getTime() + days * DAY)), times]),
    );
    const name = { en: 'Holiday', th: 'วันหยุด' };
    const holidays = [...byDate].map(([date, times]) => ({ date, name, hours: times }));
    return { now, days: { hours, holidays } };
  });

describe('readyAt', () => {
  it.each([
    ['on a Friday morning: two hours later', '2026-11-20T03:00Z', '2026-11-20T05:00:00.000Z'],
    ['just in time', '2026-11-20T11:30Z', '2026-11-20T13:30:00.000Z'],
    ['a minute too late: on Saturday', '2026-11-20T11:31Z', '2026-11-21T04:00:00.000Z'],
    ['before it opens', '2026-11-19T22:00Z', '2026-11-20T02:30:00.000Z'],
    ['over a closed Sunday', '2026-11-21T11:00Z', '2026-11-23T02:30:00.000Z'],
  ])('%s', (_, now, ready) => {
    expect(readyAt(daysOf(office), new Date(now))?.toISOString()).toBe(ready);
  });

  it('continues past midnight without closing', () => {
    const always: WeekHours = Array.from({ length: 7 }, () => ['00:00', '24:00'] as const);
    const now = new Date('2026-11-20T16:30:00Z');
    expect(readyAt(daysOf(always), now)).toEqual(new Date(now.getTime() + TWO_HOURS));
  });

  it('is null for a branch that never opens for so long', () => {
    const never: WeekHours = Array.from({ length: 7 }, () => null);
    const hour: WeekHours = Array.from({ length: 7 }, () => ['09:00', '10:00'] as const);
    expect(readyAt(daysOf(never), new Date())).toBeNull();
    expect(readyAt(daysOf(hour), new Date())).toBeNull();
  });

  it('never promises sooner than two hours, nor outside the opening hours', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const ready = readyAt(daysOf(hours), now);
        if (ready === null) return;
        expect(ready.getTime() - now.getTime()).toBeGreaterThanOrEqual(TWO_HOURS);
        // Open throughout the packing.
        for (let back = 1; back <= 120; back += 17) {
          expect(isOpenAt(hours, new Date(ready.getTime() - back * MINUTE))).toBe(true);
        }
      }),
    );
  });

  it('never waits longer than necessary', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const openLongEnough = Array.from({ length: 121 }, (_, minute) =>
          isOpenAt(hours, new Date(now.getTime() + Math.min(minute * MINUTE, TWO_HOURS - 1))),
        ).every(Boolean);
        if (!openLongEnough) return;
        expect(readyAt(daysOf(hours), now)).toEqual(new Date(now.getTime() + TWO_HOURS));
      }),
    );
  });

  const closed = { name: { en: 'Holiday', th: 'วันหยุด' }, hours: null };
  it.each([
    // A Friday that is a holiday, on a Thursday evening.
    ['over a holiday', ['2026-11-20'], '2026-11-19T12:00Z', '2026-11-21T04:00:00.000Z'],
    ['over a holiday and Sunday', ['2026-11-21'], '2026-11-20T12:00Z', '2026-11-23T02:30:00.000Z'],
    // 00:30 of the holiday in Bangkok, still the day before in UTC.
    ['from its midnight', ['2026-11-20'], '2026-11-19T17:30Z', '2026-11-21T04:00:00.000Z'],
    ['after a week of them', daysFrom20(8), '2026-11-20T03:00Z', '2026-11-28T04:00:00.000Z'],
  ])('waits %s', (_, dates, now, ready) => {
    const holidays = dates.map((date) => ({ ...closed, date }));
    expect(readyAt({ hours: office, holidays }, new Date(now))?.toISOString()).toBe(ready);
  });

  it('keeps to the hours of holidays', () => {
    fc.assert(
      fc.property(holidayed, ({ now, days }) => {
        const ready = readyAt(days, now);
        if (ready === null) return;
        expect(ready.getTime() - now.getTime()).toBeGreaterThanOrEqual(TWO_HOURS);
        for (let back = 1; back <= 120; back += 17) {
          const at = new Date(ready.getTime() - back * MINUTE);
          expect(isOpenAt(weekAround(days, at), at)).toBe(true);
        }
      }),
    );
  });
});

describe('openingsAround', () => {
  it('agrees with the opening hours at every moment', () => {
    fc.assert(
      fc.property(holidayed, fc.integer({ min: 0, max: 7 * 24 * 60 }), ({ now, days }, minutes) => {
        const at = new Date(now.getTime() + minutes * MINUTE);
        const inside = openingsAround(days, now).some(
          ({ opens, closes }) => opens <= at.getTime() && at.getTime() < closes,
        );
        expect(inside).toBe(isOpenAt(weekAround(days, at), at));
      }),
    );
  });
});

/** Consecutive days from 20 November 2026. */
function daysFrom20(days: number): readonly string[] {
  return Array.from({ length: days }, (_, day) =>
    new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
  );
}
