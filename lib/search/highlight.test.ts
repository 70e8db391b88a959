import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** Text with its matches in brackets. */
function shown(text: string, query: string): string {
  return highlight(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
}

it.each([
  ['Rice Serum 30 ml', 'serum', 'Rice [Serum] 30 ml'],
  ['Serum for serums', 'SERUM', '[Serum] for [serum]s'],
  ['ลูนารา เซรั่มน้ำข้าว', 'เซรั่ม', 'ลูนารา [เซรั่ม]น้ำข้าว'],
  // Marks above a consonant stay with it.
  ['เซรั่มน้ำข้าว', 'เซร', '[เซรั่]มน้ำข้าว'],
  ['เซรั่มน้ำข้าว', 'น', 'เซรั่ม[น้ำ]ข้าว'],
  ['Vitamin C with Zinc', 'zinc vitamin', '[Vitamin] C with [Zinc]'],
  ['Vitamin C', 'vitamin c', '[Vitamin C]'],
  ['Vitamin C', 'x', 'Vitamin C'],
  ['Vitamin C', '', 'Vitamin C'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
])('%j for %j', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

it('preserves the text and splits no grapheme', () => {
  const letter = fc.constantFrom('เ', 'ซ', 'ร', 'ั', '่', 'ม', 'ำ', 'a', 'B', ' ', '👩‍🔬', 'é');
  fc.assert(
    fc.property(fc.array(letter), fc.array(letter, { maxLength: 4 }), (text, query) => {
      const whole = text.join('').normalize('NFC');
      const parts = highlight(whole, query.join(''));
      expect(parts.map((part) => part.text).join('')).toBe(whole);
      const letters = (some: string) =>
        [...new Intl.Segmenter().segment(some)].map(({ segment }) => segment);
      expect(parts.flatMap((part) => letters(part.text))).toEqual(letters(whole));
    }),
  );
});
