import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBirthdate, writeBirthdate } from './birthdate.ts';

it.each([
  ['31/12/2535', '1992-12-31'],
  ['31/12/1992', '1992-12-31'],
  [' 5.1.2537 ', '1994-01-05'],
  ['29-02-2539', '1996-02-29'],
  ['29/02/2540', undefined],
  ['31/04/1990', undefined],
  ['00/01/1990', undefined],
  ['1/13/1990', undefined],
  ['31/12/92', undefined],
  ['1992-12-31', undefined],
  ['', undefined],
])('%s is %s', (text, iso) => {
  expect(parseBirthdate(text)).toBe(iso);
});

it('reads what it writes, in both eras', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.constantFrom('en' as const, 'th' as const), (date, locale) => {
      const iso = date.toISOString().slice(0, 10);
      expect(parseBirthdate(writeBirthdate(iso, locale))).toBe(iso);
    }),
  );
});
