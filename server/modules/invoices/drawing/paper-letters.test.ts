import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unprintableLetter } from '../../../../lib/format/paper-letters.ts';
import { fontFiles, runsOf } from './type-setter.ts';

interface FontKit {
  openSync(file: string): { hasGlyphForCodePoint(code: number): boolean };
}
const require = createRequire(import.meta.url);
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit') as FontKit;

describe('letters of tax invoices', () => {
  it('are in the font file chosen for each, in both weights', () => {
    const fonts = new Map(fontFiles().map(([name, file]) => [name, fontkit.openSync(file)]));
    const isDrawn = (letter: string) =>
      (['regular', 'bold'] as const)
        .flatMap((weight) => runsOf(letter, weight))
        .every(({ font, text }) =>
          Array.from(text).every((sign) =>
            fonts.get(font)?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
          ),
        );
    const letters = Array.from({ length: 0xd8_00 - 0x20 }, (_, at) =>
      String.fromCharCode(at + 0x20),
    );
    const printed = letters.filter((letter) => unprintableLetter(letter) === undefined);
    expect(printed.filter((letter) => !isDrawn(letter))).toEqual([]);
    const asked = printed.filter((letter) =>
      runsOf(letter, 'bold').some(({ text }) => text === '?'),
    );
    expect(asked).toEqual(['?']);
  });

  it.each([
    ['บริษัท น้ำผึ้งชื่นใจ (ประเทศไทย) จำกัด', undefined],
    ['Søns & Đan, Ørsted ß Œuvre – “A” ฿€', undefined],
    ['日本商事', '日'],
    ['Đặng', 'ặ'],
    ['Łódź', 'ź'],
    ['Ромашка', 'Р'],
    ['Mali 🎁', '🎁'],
    ['n\u0308', 'n\u0308'],
  ])('missing from the fonts in %s: %s', (text, letter) => {
    expect(unprintableLetter(text)).toBe(letter);
  });
});
