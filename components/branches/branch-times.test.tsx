import { expect, it } from 'vitest';
import { hoursToday, readyWords } from './branch-times';

const hours: [string, string][] = ['1', '2', '3', '4', '5', '6', '7'].map((day) => [
  `0${day}:00`,
  '20:00',
]);

it.each([
  // Monday first; in Bangkok it is seven hours later than in UTC.
  ['2026-11-23T05:00:00Z', '01:00'],
  ['2026-11-22T16:59:00Z', '07:00'],
  ['2026-11-22T17:00:00Z', '01:00'],
])('finds the hours of the day at %s', (now, open) => {
  expect(hoursToday({ hours }, new Date(now))).toEqual({ open, close: '20:00' });
});

it('knows days without hours', () => {
  const closed = Array.from({ length: 7 }, () => null);
  expect(hoursToday({ hours: closed }, new Date())).toBeUndefined();
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
