import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode } from './code.ts';

describe('a typed code', () => {
  it.each([
    ['as it is', 'ARUN50'],
    ['in small letters', ' arun50 '],
    ['with a zero-width space', 'ARUN\u200B50'],
    ['with a word joiner, a soft hyphen and a byte order mark', '\uFEFFAR\u2060UN\u00AD50'],
    ['with marks of direction', '\u200EARUN50\u200F\u202C'],
    ['in full-width letters', 'ＡＲＵＮ５０'],
    ['in quotes', '“ARUN50”'],
    ['in brackets with a full stop', '(ARUN50).'],
    ['with no-break spaces and dashes', 'AR\u00A0UN–50'],
    ['with Thai digits', 'ARUN๕๐'],
    ['in mathematical letters', '𝐀𝐑𝐔𝐍𝟓𝟎'],
    ['over several lines', 'ARUN\r\n\t50'],
  ])('%s', (_, typed) => {
    expect(foldCode(typed)).toBe('ARUN50');
  });

  it('is idempotent, and yields letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldCode(text);
        expect(foldCode(folded)).toBe(folded);
        expect(folded).toMatch(/^[\p{L}\p{N}]*$/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
