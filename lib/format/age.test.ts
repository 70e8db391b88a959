import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsOld, saidAge } from './age';

const DAY_MS = 86_400_000;
const days = fc
  .integer({ min: Date.UTC(1920, 0, 1) / DAY_MS, max: Date.UTC(2100, 0, 1) / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
const next = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);

describe('months of life', () => {
  it.each([
    ['2026-11-29', '2026-11-29', 0],
    ['2026-10-30', '2026-11-29', 0],
    ['2026-10-29', '2026-11-29', 1],
    ['2024-11-30', '2026-11-29', 23],
    ['2024-11-29', '2026-11-29', 24],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2024-02-29', '2028-02-29', 48],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-01-31', '2026-03-01', 1],
    ['2026-12-01', '2026-11-29', -1],
  ])('born on %s, on %s: %i', (birth, today, months) => {
    expect(monthsOld(birth, today)).toBe(months);
  });

  it('never decrease from one day to the next, and grow by one at most', () => {
    fc.assert(
      fc.property(days, days, (birth, today) => {
        const step = monthsOld(birth, next(today)) - monthsOld(birth, today);
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('are zero on the first day, and twelve within a year and a day', () => {
    fc.assert(
      fc.property(days, (birth) => {
        expect(monthsOld(birth, birth)).toBe(0);
        expect(monthsOld(birth, next(birth, 367))).toBe(12);
      }),
    );
  });
});

describe('an age', () => {
  it('is in months below two years, and in years from then on', () => {
    fc.assert(
      fc.property(days, days, (birth, today) => {
        fc.pre(today >= birth);
        const months = monthsOld(birth, today);
        const { unit, n } = saidAge(months);
        expect(unit).toBe(months < 24 ? 'months' : 'years');
        expect(n).toBe(unit === 'months' ? months : Math.trunc(months / 12));
      }),
    );
  });
});
