import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const shown = (before: string, after: string) =>
  wordChanges(before, after)
    ?.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

it.each([
  [
    'A soft soap with rose water for dry skin of the hands.',
    'A soft soap with lotus water for dry skin of the face.',
    'A soft soap with [-rose-]{+lotus+} water for dry skin of the [-hands-]{+face+}.',
  ],
  [
    'ทำความสะอาดผิวหน้าอย่างอ่อนโยน เหมาะสำหรับผิวแห้ง',
    'ทำความสะอาดผิวหน้าอย่างอ่อนโยน เหมาะสำหรับผิวมัน',
    'ทำความสะอาดผิวหน้าอย่างอ่อนโยน เหมาะสำหรับผิว[-แห้ง-]{+มัน+}',
  ],
  [
    'Use it in the morning and in the evening.',
    'Use it twice a day, in the morning and in the evening.',
    'Use it {+twice a day, +}in the morning and in the evening.',
  ],
  [
    'First line of the text.\nSecond line of the text.',
    'First line of the text.\nThird line of the text.',
    'First line of the text.\n[-Second-]{+Third+} line of the text.',
  ],
  [
    'The cream keeps very old colours for a long time.',
    'The cream keeps all bright colours for a long time.',
    'The cream keeps [-very old-]{+all bright+} colours for a long time.',
  ],
])('%s', (before, after, changes) => {
  expect(shown(before, after)).toBe(changes);
});

it.each([
  ['short texts', 'Rose soap', 'Lotus soap'],
  ['a text that is new', '', 'A soft soap with lotus water for dry skin.'],
  ['a text that is gone', 'A soft soap with lotus water for dry skin.', ''],
  ['another text', 'old word '.repeat(700), 'new thing '.repeat(700)],
])('shows no words of %s', (_, before, after) => {
  expect(wordChanges(before, after)).toBeUndefined();
});

it('gives back both texts, to the letter', () => {
  const word = fc.constantFrom('soap', 'ครีม', 'ผิว', ' ', '\n', 'น้ำ', '.', 'แห้ง ', '100%', '👩‍⚕️');
  const text = fc.array(word, { minLength: 20, maxLength: 80 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after) ?? [];
      const without = (kind: string) =>
        changes
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join('');
      if (changes.length > 0) {
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }
    }),
  );
});
