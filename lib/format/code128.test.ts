import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

const modules = (widths: readonly number[]) =>
  widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');

it('draws a valid Code 128', () => {
  // 104 + 48 + 2 x 42 + 3 x 42 + 4 x 17 + 5 x 18 + 6 x 19 + 7 x 35 = 879, and 879 mod 103 is 55.
  expect(modules(code128('PJJ123C'))).toBe(
    '11010010000' +
      '11101110110' +
      '10110111000' +
      '10110111000' +
      '10011100110' +
      '11001110010' +
      '11001011100' +
      '10001000110' +
      '11101000110' +
      '1100011101011',
  );
});

it('encodes pairs of digits, start C and the check digit', () => {
  // 12 34: 105 + 12 + 2 x 34 = 185, and 185 mod 103 is 82.
  expect(modules(code128('1234'))).toBe(
    '11010011100' + '10110011100' + '10001011000' + '10010011110' + '1100011101011',
  );
});

it('consists of symbols of 11 modules and a stop of 13', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,20}$/), (text) => {
      const widths = code128(text);
      const total = widths.reduce((sum, width) => sum + width, 0);
      const symbols = /^(\d\d)+$/.test(text) ? text.length / 2 : text.length;
      expect(total).toBe(11 * (symbols + 2) + 13);
      expect(widths.length).toBe(6 * (symbols + 2) + 7);
    }),
  );
});
