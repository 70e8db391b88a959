import { describe, expect, it } from 'vitest';
import { hoursToday, isOpenAt, readyWords, todayWords } from './branch-times';

const hours: [string, string][] = ['1', '2', '3', '4', '5', '6', '7'].map((day) => [
  `0${day}:00`,
  '20:00',
]);

it.each([
  // The week starts on Monday; Bangkok is UTC+7.
  ['2026-11-23T05:00:00Z', '01:00'],
  ['2026-11-22T16:59:00Z', '07:00'],
  ['2026-11-22T17:00:00Z', '01:00'],
])('finds the hours of the day at %s', (now, open) => {
  expect(hoursToday({ hours, holidays: [] }, new Date(now))).toEqual({ open, close: '20:00' });
});

it('knows days without hours', () => {
  const closed = Array.from({ length: 7 }, () => null);
  expect(hoursToday({ hours: closed, holidays: [] }, new Date())).toBeUndefined();
});

it.each([
  ['2026-11-21T12:00:00Z', 'branches.readyToday', '19:00'],
  // Already tomorrow in Bangkok.
  ['2026-11-21T17:00:00Z', 'branches.readyTomorrow', '00:00'],
  ['2026-11-23T03:30:00Z', 'branches.readyOn', '10:30'],
])('says when %s is', (ready, id, time) => {
  const words = readyWords(ready, new Date('2026-11-21T10:00:00Z'), 'en');
  expect(words.id).toBe(id);
  expect(words.values.time).toBe(time);
});

describe('on a public holiday', () => {
  const week = Array.from({ length: 7 }, (): [string, string] => ['09:00', '23:00']);
  const holidays = [
    { date: '2026-12-05', name: 'Father’s Day', hours: null },
    { date: '2026-12-10', name: 'Constitution Day', hours: ['18:00', '02:00'] as [string, string] },
  ];

  it.each([
    ['2026-12-05T05:00:00Z', false, 'branches.closedHoliday', 'Father’s Day'],
    // Until midnight in Bangkok.
    ['2026-12-05T16:59:00Z', false, 'branches.closedHoliday', 'Father’s Day'],
    ['2026-12-05T17:00:00Z', false, 'branches.today', undefined],
    ['2026-12-10T05:00:00Z', false, 'branches.holidayToday', 'Constitution Day'],
    ['2026-12-10T12:00:00Z', true, 'branches.holidayToday', 'Constitution Day'],
    // Hours of the holiday extend past midnight.
    ['2026-12-10T18:59:00Z', true, 'branches.today', undefined],
    ['2026-12-10T19:00:00Z', false, 'branches.today', undefined],
    ['2026-12-11T05:00:00Z', true, 'branches.today', undefined],
  ])('%s: open %s, says %s', (at, open, id, holiday) => {
    const days = { hours: week, holidays };
    expect(isOpenAt(days, new Date(at))).toBe(open);
    const words = todayWords(days, new Date(at));
    expect(words.id).toBe(id);
    expect(words.values && 'holiday' in words.values && words.values.holiday).toBe(
      holiday ?? false,
    );
  });
});
