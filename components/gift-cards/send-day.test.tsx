import { expect, it } from 'vitest';
import { sendAtOf, sendDays } from './send-day';

/** 20:00 UTC on the 20th is the 21st in Bangkok. */
const NOW = new Date('2026-11-20T20:00:00Z');

it.each([
  ['', null],
  ['2026-11-20', null],
  ['2026-11-21', null],
  ['2026-11-22', '2026-11-22T01:00:00.000Z'],
  ['22/11/2026', null],
])('%s is sent at %s', (day, at) => {
  expect(sendAtOf(day, NOW)).toBe(at);
});

it('begins today and ends within 180 days', () => {
  expect(sendDays(NOW)).toEqual({ min: '2026-11-21', max: '2027-05-19' });
});
