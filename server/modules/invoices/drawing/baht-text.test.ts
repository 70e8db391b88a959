import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtText } from './baht-text.ts';

const UNITS: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  เอ็ด: 1,
  สอง: 2,
  ยี่: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
};
const SCALES: Readonly<Record<string, number>> = {
  สิบ: 10,
  ร้อย: 100,
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
};
const WORD = new RegExp([...Object.keys(UNITS), ...Object.keys(SCALES), 'ล้าน'].join('|'), 'g');

function readBack(text: string): number {
  let sum = 0;
  let unit = 0;
  for (const [word] of text.matchAll(WORD)) {
    if (word === 'ล้าน') {
      sum = (sum + unit) * 1_000_000;
      unit = 0;
    } else if (SCALES[word] !== undefined) {
      sum += (unit || 1) * SCALES[word];
      unit = 0;
    } else unit = UNITS[word] ?? 0;
  }
  return sum + unit;
}

describe('a sum in Thai words', () => {
  it.each([
    [0, 'ศูนย์บาทถ้วน'],
    [1, 'หนึ่งสตางค์'],
    [50, 'ห้าสิบสตางค์'],
    [100, 'หนึ่งบาทถ้วน'],
    [1_000, 'สิบบาทถ้วน'],
    [1_100, 'สิบเอ็ดบาทถ้วน'],
    [2_121, 'ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
    [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [70_550, 'เจ็ดร้อยห้าบาทห้าสิบสตางค์'],
    [123_456_789, 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์'],
    [100_000_100, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [1_000_000_000, 'สิบล้านบาทถ้วน'],
    [2_100_000_000, 'ยี่สิบเอ็ดล้านบาทถ้วน'],
  ])('%i satang', (satang, text) => {
    expect(bahtText(satang)).toBe(text);
  });

  it('spells every sum reversibly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (satang) => {
        const [first = '', second = ''] = bahtText(satang).split('บาท');
        const whole = bahtText(satang).includes('บาท') ? first : '';
        const rest = whole === '' ? first : second;
        expect(readBack(whole) * 100 + readBack(rest)).toBe(satang);
      }),
    );
  });
});
