import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatBaht, formatRoundBaht } from './money';

test.each([
  [0, '฿0.00', '฿0'],
  [0.1, '฿0.10', '฿0.10'],
  [499, '฿499.00', '฿499'],
  [1234.5, '฿1,234.50', '฿1,234.50'],
  [1_000_000, '฿1,000,000.00', '฿1,000,000'],
  [-50, '−฿50.00', '−฿50'],
  [-0, '฿0.00', '฿0'],
])('%d baht are %s, as a limit %s', (baht, exact, round) => {
  expect(formatBaht(baht)).toBe(exact);
  expect(formatRoundBaht(baht)).toBe(round);
});

test('an amount to the satang round-trips through its text, with the sign before the digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (satang) => {
      const text = formatBaht(satang / 100);
      expect(text).toMatch(/^−?฿\d{1,3}(,\d{3})*\.\d\d$/);
      const amount = Number(text.replace('−', '-').replaceAll(/[฿,]/g, ''));
      expect(Math.round(amount * 100)).toBe(satang === 0 ? 0 : satang);
      expect(text.endsWith(formatAmount(Math.abs(satang) / 100))).toBe(true);
    }),
  );
});
