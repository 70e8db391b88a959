import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

const modules = (widths: readonly number[]) =>
  widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');

it('draws what a scanner of Code 128 reads', () => {
  // The example of the standard's articles: "PJJ123C" in code set B, check digit 54.
  expect(modules(code128('PJJ123C'))).toBe(
    '11010010000' +
      '11101110110' +
      '10110111000' +
      '10110111000' +
      '10011100110' +
      '11001110010' +
      '11001011100' +
      '10001000110' +
      '11101011000' +
      '1100011101011',
  );
});

it('writes pairs of digits, start C and the check digit', () => {
  // 12 34: 105 + 12 + 2 x 34 = 185, and 185 mod 103 is 82.
  expect(modules(code128('1234'))).toBe(
    '11010011100' + '10110011100' + '10001011000' + '10010111100' + '1100011101011',
  );
});

it('is made of symbols of 11 modules and a stop of 13', () => {
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
