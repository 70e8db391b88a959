import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasThaiCheckDigit } from './thai-id';

it.each(['3100600445635', '1112034563562'])('takes %s', (id) => {
  expect(hasThaiCheckDigit(id)).toBe(true);
});

it.each(['', '310060044563', '31006004456350', '3100600445636', '310060044563x', '๓๑๐๐๖๐๐๔๔๕๖๓๕'])(
  'refuses "%s"',
  (id) => {
    expect(hasThaiCheckDigit(id)).toBe(false);
  },
);

it('takes exactly one last digit', () => {
  const first12 = fc.stringMatching(/^\d{12}$/);
  fc.assert(
    fc.property(first12, (start) => {
      const fitting = '0123456789'.split('').filter((last) => hasThaiCheckDigit(start + last));
      return fitting.length === 1;
    }),
  );
});
