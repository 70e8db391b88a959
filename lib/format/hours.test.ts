import { describe, expect, it } from 'vitest';
import { formatDay } from './date.ts';
import { hoursRows, parseTime, type WeekHours } from './hours.ts';

const day = ['08:00', '20:00'] as const;
const late = ['09:00', '22:00'] as const;

describe('hoursRows', () => {
  const week: WeekHours = [day, day, day, day, day, late, null];

  it('joins consecutive days with the same hours', () => {
    expect(hoursRows(week, 'en', 'short')).toEqual([
      { days: 'Mon–Fri', time: '08:00–20:00' },
      { days: 'Sat', time: '09:00–22:00' },
      { days: 'Sun', time: undefined },
    ]);
    expect(hoursRows(week, 'th', 'long').map(({ days }) => days)).toEqual([
      'วันจันทร์–วันศุกร์',
      'วันเสาร์',
      'วันอาทิตย์',
    ]);
  });

  it('keeps days apart that are not consecutive', () => {
    const broken: WeekHours = [day, null, day, null, null, late, late];
    expect(hoursRows(broken, 'en', 'short').map(({ days }) => days)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu–Fri',
      'Sat–Sun',
    ]);
    expect(
      hoursRows(
        Array.from({ length: 7 }, () => null),
        'en',
        'long',
      ),
    ).toEqual([{ days: 'Monday–Sunday', time: undefined }]);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-21T03:00:00Z', '21 November 2026', '21 พฤศจิกายน 2569'],
    // Already the next day in Bangkok.
    ['2026-12-31T17:00:00Z', '1 January 2027', '1 มกราคม 2570'],
  ])('writes %s in each era', (iso, en, th) => {
    expect(formatDay(iso, 'en')).toBe(en);
    expect(formatDay(iso, 'th')).toBe(th);
  });
});

it.each([
  ['09:00', '09:00'],
  ['0900', '09:00'],
  ['900', '09:00'],
  ['9.00', '09:00'],
  ['๙.๓๐', '09:30'],
  ['24:00', '24:00'],
  ['2400', '24:00'],
  ['24:30', undefined],
  ['0960', undefined],
  ['9', undefined],
  ['', undefined],
])('the time %s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});
