import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberWordsIn } from './number-words.ts';

const THAI = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const UNITS = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'];
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Full tens, as prices in words are. */
function inThai(value: number): string {
  const digits = Array.from(String(value), Number);
  const said = digits.map((digit, at) => {
    const unit = UNITS[digits.length - 1 - at] ?? '';
    const count = unit === 'สิบ' && digit === 2 ? 'ยี่' : (THAI[digit] ?? '');
    return digit === 0 ? '' : `${unit === 'สิบ' && digit === 1 ? '' : count}${unit}`;
  });
  return said.join('');
}

function inEnglish(value: number): string {
  if (value >= 1000)
    return `${inEnglish(Math.floor(value / 1000))} thousand ${value % 1000 > 0 ? inEnglish(value % 1000) : ''}`.trim();
  if (value >= 100)
    return `${ONES[Math.floor(value / 100)] ?? ''} hundred ${value % 100 > 0 ? `and ${inEnglish(value % 100)}` : ''}`.trim();
  if (value < 20) return ONES[value] ?? '';
  return `${TENS[Math.floor(value / 10) - 2] ?? ''} ${value % 10 > 0 ? (ONES[value % 10] ?? '') : ''}`.trim();
}

it('reads full tens in Thai', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (tens) => {
      const text = inThai(tens * 10);
      expect(numberWordsIn(text)).toEqual([{ from: 0, to: text.length, value: tens * 10 }]);
    }),
  );
});

it('reads numbers from a hundred in English', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999 }), (value) => {
      const text = inEnglish(value);
      expect(numberWordsIn(text)).toEqual([{ from: 0, to: text.length, value }]);
    }),
  );
});

it.each([
  ['สิบห้า', 15],
  ['พันห้า', 1500],
  ['สองหมื่นห้า', 25_000],
  ['ครึ่งพัน', 500],
  ['2 พัน', 2000],
  ['1.5k', 1500],
  ['3 Thousand', 3000],
])('%s is %d', (text, value) => {
  expect(numberWordsIn(text)).toEqual([{ from: 0, to: text.length, value }]);
});

it.each(['ร้อยห้า', 'สิบร้อย', 'พันธุ์', 'พันกว่า', 'ห้า', 'fifty', 'thousands', '12,000k', 'vitamin k'])(
  '%s is no number',
  (text) => {
    expect(numberWordsIn(text)).toEqual([]);
  },
);
