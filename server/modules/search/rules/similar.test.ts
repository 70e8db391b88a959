import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mistakes, nearest } from './similar.ts';

describe('mistakes', () => {
  it.each([
    ['serum', 'serum', 0],
    ['sreum', 'serum', 1],
    ['serun', 'serum', 0.5],
    ['shampo', 'shampoo', 0.5],
    ['parasetamol', 'paracetamol', 0.5],
    ['เซลั่ม', 'เซรั่ม', 0.5],
    ['เซรัม', 'เซรั่ม', 0.5],
    ['แชมภู', 'แชมพู', 0.5],
    ['', 'abc', 3],
  ])('%s for %s: %d', (typed, meant, expected) => {
    expect(mistakes(typed, meant)).toBe(expected);
  });

  it('is zero for identical words only, and never exceeds the length of the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcsกขรล่ี')), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = mistakes(one, other);
        expect(count === 0).toBe(one === other);
        expect(count).toBeLessThanOrEqual(one.length + other.length);
        // Lets `nearest` skip words that are too long or too short.
        expect(count).toBeGreaterThanOrEqual(Math.abs(one.length - other.length) / 2);
      }),
    );
  });
});

describe('nearest', () => {
  const of = (word: string, products = 1) => ({ word, products });

  it('takes a Thai word to begin with its first consonant', () => {
    expect(nearest('โดมเพอริโดน', [of('ดอมเพอริโดน')])?.word).toBe('ดอมเพอริโดน');
    expect(nearest('โมดเพอริโดน', [of('ดอมเพอริโดน')])).toBeUndefined();
  });

  it('prefers fewer mistakes, then the commoner word', () => {
    expect(nearest('serun', [of('serums'), of('serum')])?.word).toBe('serum');
    expect(nearest('balmm', [of('balls', 9), of('balm', 2)])?.word).toBe('balm');
    expect(nearest('balmy', [of('balms', 2), of('balm', 9)])?.word).toBe('balm');
  });

  it('tolerates little in short words, and never returns the word itself', () => {
    expect(nearest('abc', [of('xyc')])).toBeUndefined();
    expect(nearest('serum', [of('serum')])).toBeUndefined();
    expect(nearest('wardrobe', [of('serum')])).toBeUndefined();
  });

  it.each([
    ['colgate', 'sulfate'],
    ['loreal', 'floral'],
    ['garnier', 'barrier'],
    ['dettol', 'dental'],
    ['listerine', 'sterile'],
    ['iphone', 'prone'],
    ['เลย์', 'เดย์'],
    ['cold', 'gold'],
  ])('does not turn %s into %s', (typed, other) => {
    expect(nearest(typed, [of(other, 99)])).toBeUndefined();
  });

  it.each([
    ['kollagen', 'collagen'],
    ['esrum', 'serum'],
    ['วิตามิณซี', 'วิตามินซี'],
    ['niacinimid', 'niacinamide'],
  ])('recognises %s for %s', (typed, meant) => {
    expect(nearest(typed, [of(meant)])?.word).toBe(meant);
  });
});
