import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasThaiCheckDigit } from './thai-id.ts';

/** Twelve digits with each possible check digit. */
const twelve = fc.stringMatching(/^\d{12}$/);

describe('the check digit', () => {
  it.each(['3100600445635', '1112034563562', '0105561123458', '0000000000001'])(
    'of %s fits',
    (id) => expect(hasThaiCheckDigit(id)).toBe(true),
  );

  it.each([
    '3100600445634',
    '3100600445636',
    '310060044563x',
    '3100600445653',
    '1112034563561',
    '310060044563',
    '31006004456350',
    '3-1006-00445-63-5',
    '๓๑๐๐๖๐๐๔๔๕๖๓๕',
    '',
  ])('of %j does not', (id) => expect(hasThaiCheckDigit(id)).toBe(false));

  it('is one of ten', () => {
    fc.assert(
      fc.property(twelve, (digits) => {
        const good = Array.from({ length: 10 }, (_, last) => `${digits}${String(last)}`);
        expect(good.filter(hasThaiCheckDigit)).toHaveLength(1);
      }),
    );
  });

  it('is the remainder of the weighted sum, counted from the right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), (id) => {
        const [last, ...rest] = Array.from(id, Number).toReversed();
        const weighted = rest.map((digit, index) => digit * (index + 2));
        const sum = weighted.reduce((total, part) => total + part, 0);
        expect(hasThaiCheckDigit(id)).toBe(String(11 - (sum % 11)).endsWith(String(last)));
      }),
    );
  });
});
