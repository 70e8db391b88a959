import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyLine, tidyLines } from './tidy-text.ts';

it.each([
  ['a tab', '99/1\tหมู่ 5', '99/1 หมู่ 5'],
  ['blanks of every width', ' a\u00a0\u2009\u3000 b\u2800', 'a b'],
  ['line breaks', 'a\r\nb\u2028c', 'a b c'],
  ['zero-width signs', '\ufeffส\u200bวัส\u2060ดี\u00ad', 'สวัสดี'],
  ['marks of direction', 'a\u202eb\u2066c\u200f', 'abc'],
  ['nothing but zero-width signs', '\u200b\u200c\u200d\u2060\ufeff', ''],
  ['fillers that look empty', '\u3164\u115f\uffa0\u2800', ''],
  ['tags that spell a hidden text', 'a\u{e0062}\u{e0063}', 'a'],
  ['a selector without its sign', '\ufe0f', ''],
  ['letters in two parts', 'e\u0301', 'é'],
  ['a sara am in two parts', 'น\u0e4d\u0e32', 'นำ'],
  ['a sara am in two parts, its tone before', 'น\u0e49\u0e4d\u0e32', 'น้ำ'],
  ['a sara am in two parts, its tone between', 'น\u0e4d\u0e49\u0e32', 'น้ำ'],
])('tidies %s', (_, text, tidy) => {
  expect(tidyLine(text)).toBe(tidy);
});

it.each(['👨‍👩‍👧', '👍🏽', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', 'ශ්‍රී', 'می‌خواهم', '葛󠄀', 'น้ำ'])(
  'leaves %s as it is',
  (text) => {
    expect(tidyLine(text)).toBe(text);
  },
);

it('drops a joiner without letters to join', () => {
  expect(tidyLine('👍\u200d a\u200db')).toBe('👍 ab');
});

it('keeps the line breaks of a text, and tidies each line', () => {
  expect(tidyLines('\n a\t b \r\n\r\n\u200b\rc\u2028d \n')).toBe('a b\n\n\nc\nd');
});

it('is idempotent', () => {
  const unit = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\t',
    '\u200d',
    '\u200b',
    '👍',
    '\ufe0f',
    'น',
    '\u0e4d',
    '\u0e32',
    '\u0e49',
  );
  const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, (typed) => {
      for (const tidy of [tidyLine, tidyLines]) {
        const once = tidy(typed);
        expect(tidy(once)).toBe(once);
        expect(once).not.toMatch(/^\s|\s$|[^\S\n]{2}|[\u200b\u202e\ufeff]/u);
      }
      expect(tidyLine(typed)).not.toContain('\n');
    }),
  );
});
