import { expect, it } from 'vitest';
import { formatDays, formatEnd, formatMoment } from './day';

/** Ranges contain thin spaces. */
const days = (from: string, until: string, locale: 'en' | 'th') =>
  formatDays(from, until, locale).replaceAll(/\s/g, ' ');

it('names delivery days in both languages, across months too', () => {
  expect(days('2026-11-23', '2026-11-24', 'en')).toBe('Mon 23 Nov – Tue 24 Nov');
  expect(days('2026-11-30', '2026-12-01', 'en')).toBe('Mon 30 Nov – Tue 1 Dec');
  expect(days('2026-11-23', '2026-11-24', 'th')).toBe('จันทร์ 23 – อังคาร 24 พ.ย.');
});

it('reads instants in Bangkok time', () => {
  expect(formatMoment('2026-11-21T17:30:00.000Z', 'en')).toBe('Sun 22 Nov, 00:30');
  expect(formatMoment('2026-11-21T17:30:00.000Z', 'th')).toBe('อาทิตย์ 22 พ.ย. 00:30');
});

it('counts midnight to the day that it ends', () => {
  expect(formatEnd('2026-11-30T17:00:00.000Z', 'en')).toBe('Mon 30 Nov, 23:59');
});
