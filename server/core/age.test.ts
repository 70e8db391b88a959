import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn } from './standing';

const DAY_MS = 86_400_000;
const days = fc
  .integer({ min: Date.UTC(1920, 0, 1) / DAY_MS, max: Date.UTC(2100, 0, 1) / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));

it.each([
  ['2008-02-29', '2026-02-28T16:59:59Z', 17],
  ['2008-02-29', '2026-02-28T17:00:00Z', 18],
  ['1990-11-30', '2026-11-29T16:59:59Z', 35],
  ['1990-11-30', '2026-11-29T17:00:00Z', 36],
])('born on %s, at %s: %i years', (birth, at, years) => {
  expect(ageOn(birth, new Date(at))).toBe(years);
});

it('begins with the day of birth in Bangkok, which is 17:00 UTC', () => {
  fc.assert(
    fc.property(days, (birth) => {
      const midnight = new Date(`${birth}T00:00:00+07:00`);
      expect(ageOn(birth, midnight)).toBe(0);
      expect(ageOn(birth, new Date(midnight.getTime() - 1))).toBe(-1);
    }),
  );
});
