import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../../core/hours.ts';
import { isOpenAt } from './hours.ts';

const office: WeekHours = [
  ['07:30', '20:30'],
  ['07:30', '20:30'],
  ['07:30', '20:30'],
  ['07:30', '20:30'],
  ['07:30', '20:30'],
  ['09:00', '18:00'],
  null,
];

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.option(fc.tuple(time, time).filter(([open, close]) => open < close));
const week = fc.array(day, { minLength: 7, maxLength: 7 });
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const bangkok = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function wallClock(at: Date): { day: number; time: string } {
  const parts = Object.fromEntries(
    bangkok.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return {
    day: WEEKDAYS.indexOf(parts['weekday'] ?? ''),
    time: `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}`,
  };
}

describe('isOpenAt', () => {
  it.each([
    ['2026-11-20T00:29:59Z', false],
    ['2026-11-20T00:30:00Z', true],
    ['2026-11-20T13:29:59Z', true],
    ['2026-11-20T13:30:00Z', false],
    // Sunday in Bangkok, while it is still Saturday in UTC.
    ['2026-11-21T17:30:00Z', false],
    ['2026-11-22T05:00:00Z', false],
    // Monday in Bangkok, while it is still Sunday in UTC.
    ['2026-11-23T00:30:00Z', true],
  ])('at %s says %s', (at, open) => {
    expect(isOpenAt(office, new Date(at))).toBe(open);
  });

  it('agrees with the wall clock in Bangkok', () => {
    fc.assert(
      fc.property(week, moment, (hours, at) => {
        const wall = wallClock(at);
        const today = hours[wall.day];
        const expected = !!today && today[0] <= wall.time && wall.time < today[1];
        expect(isOpenAt(hours, at)).toBe(expected);
      }),
    );
  });

  it('stays open past midnight if the hours say so', () => {
    const late: WeekHours = [['18:00', '02:00'], null, null, null, null, null, null];
    expect(isOpenAt(late, new Date('2026-11-23T18:30:00Z'))).toBe(true);
    expect(isOpenAt(late, new Date('2026-11-23T19:00:00Z'))).toBe(false);
    expect(isOpenAt(late, new Date('2026-11-22T18:30:00Z'))).toBe(false);
  });

  it('repeats every week', () => {
    fc.assert(
      fc.property(week, moment, (hours, at) => {
        const later = new Date(at.getTime() + 7 * 86_400_000);
        expect(isOpenAt(hours, later)).toBe(isOpenAt(hours, at));
      }),
    );
  });
});
