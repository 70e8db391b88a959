import { expect, it } from 'vitest';
import { holidayRows } from './holidays.ts';

it.each([
  ['2026-12-31T16:59:59Z', '2026-01-01', '2028-12-31'],
  ['2026-12-31T17:00:00Z', '2027-01-01', '2029-12-31'],
])('are those of three years of Bangkok at %s', (now, first, last) => {
  const dates = holidayRows(new Date(now)).map(({ date }) => date);
  expect(dates.at(0)).toBe(first);
  expect(dates.at(-1)).toBe(last);
});
