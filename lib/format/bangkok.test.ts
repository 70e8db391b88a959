import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { calendarDay, calendarYear, clockTime, dayNumber, weekday } from './bangkok';

const zone = { timeZone: 'Asia/Bangkok' } as const;
const format = new Intl.DateTimeFormat('sv-SE', {
  ...zone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const names = new Intl.DateTimeFormat('en', { ...zone, weekday: 'short' });
const moments = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});

describe("Bangkok's clock", () => {
  it('agrees with Intl', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(`${calendarDay(at)} ${clockTime(at.toISOString())}`).toBe(format.format(at));
        expect(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday(at)]).toBe(
          names.format(at),
        );
      }),
    );
  });

  it('starts its days at 17:00 UTC', () => {
    const eve = dayNumber('2026-11-21T16:59:59Z');
    expect(dayNumber('2026-11-21T17:00:00Z')).toBe(eve + 1);
  });

  it('starts its years seven hours before UTC', () => {
    expect(calendarYear('2026-12-31T16:59:59Z')).toBe(2026);
    expect(calendarYear('2026-12-31T17:00:00Z')).toBe(2027);
  });
});
