import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSearchText, toSearchWords } from './search-text.ts';

describe('toSearchWords', () => {
  it('splits on blanks of every kind, in lower case and without repetition', () => {
    expect(toSearchWords('  Rice\u00a0SERUM\nrice ')).toEqual(['rice', 'serum']);
  });

  it('composes accents, so that both ways of typing find the same', () => {
    expect(toSearchWords('rose\u0301')).toEqual(toSearchWords('ros\u00e9'));
  });

  it('gives few words without control characters, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        const words = toSearchWords(query);
        expect(words.length).toBeLessThanOrEqual(10);
        for (const word of words) expect(word).toMatch(/^[^\s\p{Cc}]+$/u);
      }),
    );
  });
});

describe('toSearchText', () => {
  it('begins a line with each name', () => {
    expect(
      toSearchText({ nameEn: 'Rice  Serum', nameTh: 'เซรั่มข้าว', others: ['Lunara', 'ลูนารา'] }),
    ).toBe('rice serum\nเซรั่มข้าว lunara ลูนารา');
  });
});
