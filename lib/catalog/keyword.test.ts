import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanKeyword } from './keyword.ts';

it.each([
  ['  vitamin   c ', 'vitamin c'],
  ['เซ\u200bรั่ม\ufeff', 'เซรั่ม'],
  ['\u202eabc\u2069', 'abc'],
  ['a\u0000b\n\tc', 'a b c'],
  ['👩‍🔬', '👩‍🔬'],
  ['a\u200db', 'ab'],
  ['\u200b\u00a0\u3000', ''],
  ['<b>&"\'</b>', '<b>&"\'</b>'],
  ['Cafe\u0301', 'Caf\u00e9'],
])('%j becomes %j', (typed, keyword) => {
  expect(cleanKeyword(typed)).toBe(keyword);
});

it('truncates very long keywords by graphemes', () => {
  expect(cleanKeyword(`x${'💊'.repeat(300)}`)).toBe(`x${'💊'.repeat(99)}`);
  expect(cleanKeyword('กำ'.repeat(1000)).length).toBeLessThanOrEqual(200);
});

it('is short, trimmed and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const keyword = cleanKeyword(typed);
      expect(keyword.length).toBeLessThanOrEqual(200);
      expect(keyword).toBe(keyword.trim());
      expect(cleanKeyword(keyword)).toBe(keyword);
    }),
  );
});
