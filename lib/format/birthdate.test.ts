import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBirthdate, writeBirthdate } from './birthdate.ts';

describe('a typed day', () => {
  it.each([
    '1/2/2535',
    '01/02/2535',
    '01/02/1992',
    '๑/๒/๒๕๓๕',
    '０１/０２/１９９２',
    '01022535',
    '01021992',
    '๐๑๐๒๒๕๓๕',
    '1992-02-01',
    '2535-02-01',
    '1992/2/1',
    '19920201',
    '01.02.1992',
    '1-2-2535',
    '1–2–2535',
    '1 2 2535',
    ' 1 / 2 / 2535\u200b',
    '1/2/พ.ศ. 2535',
    '1 ก.พ. 2535',
    '1 กพ 2535',
    '1กุมภาพันธ์2535',
    '๑ กุมภาพันธ์ พ.ศ. ๒๕๓๕',
    '1 Feb 1992',
    '1 February, 1992',
    '1-FEB-1992',
    'Feb 1, 1992',
    'February 1 1992',
  ])('is written %s', (text) => {
    expect(parseBirthdate(text)).toBe('1992-02-01');
  });

  it.each([
    '',
    '1/2/35',
    '010235',
    '1/2/535',
    '29/02/2540',
    '31/04/1990',
    '00/01/1990',
    '1/13/1990',
    '1990-13-01',
    '1/2/0001',
    '1/2/3300',
    '1 Foo 1992',
    '1 2 1992 3',
    '010219921',
    '1022535',
    'yesterday',
    '1//2/1992/',
  ])('is not written %s', (text) => {
    expect(parseBirthdate(text)).toBeUndefined();
  });
});

const days = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

it('round-trips in both eras, with separators and without', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('en' as const, 'th' as const), (date, locale) => {
      const iso = date.toISOString().slice(0, 10);
      const written = writeBirthdate(iso, locale);
      expect(parseBirthdate(written)).toBe(iso);
      expect(parseBirthdate(written.replaceAll('/', ''))).toBe(iso);
      expect(parseBirthdate(iso)).toBe(iso);
      expect(parseBirthdate(iso.replaceAll('-', ''))).toBe(iso);
    }),
  );
});

it('reads month names of both languages', () => {
  const looks = fc.constantFrom('long' as const, 'short' as const);
  fc.assert(
    fc.property(days, fc.constantFrom('en-GB', 'th-TH'), looks, (date, locale, month) => {
      const written = new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month,
        year: 'numeric',
        timeZone: 'UTC',
      }).format(date);
      expect(parseBirthdate(written)).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

it('returns existing days only', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '/', '-', ' ') }), (text) => {
      const iso = parseBirthdate(text) ?? '1992-02-01';
      expect(new Date(iso).toISOString().slice(0, 10)).toBe(iso);
    }),
  );
});
