import { describe, expect, it } from 'vitest';
import { createToDocument } from './document.ts';

const lexicon = new Set(['เซรั่ม', 'ลูนารา', 'ว่านหางจระเข้']);
const document = createToDocument(lexicon)({
  name: { en: 'Lunara Make-up Serums 50 ml', th: 'ลูนารา เซรั่มว่านหางจระเข้ 50 มล.' },
  brand: { en: 'Lunara', th: 'ลูนารา' },
  department: { en: 'Serums', th: 'เซรั่ม' },
  category: { en: 'Skin Care', th: 'ดูแลผิวหน้า' },
  attributes: [{ en: 'Dry skin', th: 'ผิวแห้ง' }],
});
const weights = new Map(
  document.split(' ').map((lexeme) => {
    const [, word = '', places = ''] = /^'(.+)':(.+)$/.exec(lexeme) ?? [];
    return [word, places.replaceAll(/[\d,]/g, '')];
  }),
);

describe('toDocument', () => {
  it.each([
    ['lunara', 'AB'],
    ['ลูนารา', 'AB'],
    ['serums', 'BC'],
    ['serum', 'BC'],
    ['เซรั่ม', 'BC'],
    ['ว่านหางจระเข้', 'B'],
    ['makeup', 'B'],
    ['50ml', 'B'],
    ['50', 'B'],
    ['skin', 'CD'],
    ['dry', 'D'],
  ])('finds %s in its places', (word, expected) => {
    expect(weights.get(word)).toBe(expected);
  });

  it('does not split a loanword of the lexicon', () => {
    expect(weights.has('รั่ม')).toBe(false);
  });
});
