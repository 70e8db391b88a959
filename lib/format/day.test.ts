import { expect, it } from 'vitest';
import { formatDays, formatEnd, formatMoment } from './day';

it('names delivery days in both languages, across months too', () => {
  expect(formatDays('2026-11-23', '2026-11-24', 'en')).toBe('Mon 23 – Tue 24 Nov');
  expect(formatDays('2026-11-30', '2026-12-01', 'en')).toBe('Mon 30 Nov – Tue 1 Dec');
  expect(formatDays('2026-11-24', '2026-11-24', 'en')).toBe('Tue 24 Nov');
  expect(formatDays('2026-11-23', '2026-11-24', 'th')).toBe('จ. 23 – อ. 24 พ.ย.');
  expect(formatDays('2026-11-30', '2026-12-01', 'th')).toBe('จ. 30 พ.ย. – อ. 1 ธ.ค.');
});

it('reads instants in Bangkok time', () => {
  expect(formatMoment('2026-11-21T17:30:00.000Z', 'en')).toBe('Sun 22 Nov, 00:30');
  expect(formatMoment('2026-11-21T17:30:00.000Z', 'th')).toBe('อาทิตย์ 22 พ.ย. 00:30');
});

it('counts midnight to the day that it ends', () => {
  expect(formatEnd('2026-11-30T17:00:00.000Z', 'en')).toBe('Mon 30 Nov, 23:59');
});
