import fc from 'fast-check';
import { expect, it } from 'vitest';
import { REFILL_DAYS } from '../../../../lib/refills/contract-values.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { OwnMedicine } from '../ports.ts';
import { lastsFor } from './lasts-for.ts';
import { remindAt } from './refills.ts';

const NOW = new Date('2026-11-29T05:00:00Z');
const TWICE = 'Adults: 1 tablet twice a day after meals.';
const medicine = (changes: Partial<OwnMedicine> = {}): OwnMedicine => ({
  ...{ productId: 1, drugClass: 'household', size: '20 tablets', howTo: TWICE, qty: 1 },
  ...{ boughtAt: NOW, ...changes },
});

it.each<[string, Partial<OwnMedicine>, number | null]>([
  ['one pack', {}, 10],
  ['two packs', { qty: 2 }, 20],
  ['a pack of three days ago', { boughtAt: new Date('2026-11-26T05:00:00Z') }, 7],
  ['a pack of long ago', { boughtAt: new Date('2026-10-01T05:00:00Z') }, null],
  ['a bottle', { size: '60 ml' }, null],
  ['a label without a figure', { howTo: 'As the doctor says.' }, null],
  ['an approved medicine', { drugClass: 'dangerous' }, null],
  ['softgels of a supplement', { drugClass: 'none', size: '30 Softgels' }, 15],
  ['more than half a year', { size: '1000 tablets' }, REFILL_DAYS.max],
  ['fewer days than a reminder needs', { size: '6 tablets' }, null],
])('%s lasts by pack and label', (_, changes, days) => {
  expect(lastsFor(medicine(changes), NOW)).toBe(days);
});

it('says nothing, or days that may be chosen', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.integer({ min: 1, max: 20 }), fc.nat(400), (pack, qty, ago) => {
      const boughtAt = new Date(NOW.getTime() - ago * 86_400_000);
      const days = lastsFor(medicine({ size: `${String(pack)} tablets`, qty, boughtAt }), NOW);
      if (days === null) return;
      expect(days).toBeGreaterThanOrEqual(REFILL_DAYS.min);
      expect(days).toBeLessThanOrEqual(REFILL_DAYS.max);
    }),
  );
});

it.each([
  ['2026-11-29T05:00:00Z', 4, '2026-11-30T03:00:00.000Z'],
  ['2026-11-29T16:59:59Z', 30, '2026-12-26T03:00:00.000Z'],
  ['2026-11-29T17:00:00Z', 30, '2026-12-27T03:00:00.000Z'],
])('set at %s for %i days it reminds three days before, at ten in Bangkok: %s', (at, days, due) => {
  expect(remindAt(new Date(at), days).toISOString()).toBe(due);
});

it('reminds after the day on which it was set', () => {
  fc.assert(
    fc.property(
      fc.date({ min: NOW, max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.integer(REFILL_DAYS),
      (at, days) => {
        expect(calendarDay(remindAt(at, days)) > calendarDay(at)).toBe(true);
      },
    ),
  );
});
