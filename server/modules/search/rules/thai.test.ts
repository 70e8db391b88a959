import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutThai, edgesOf, keepWhole, repairThai, segmentThai } from './thai.ts';

const lexicon = new Set(['เซรั่ม', 'ไฮยาลูรอน', 'ครีม', 'กันแดด', 'ครีมกันแดด', 'ยา', 'ยาสีฟัน']);
const cut = (text: string) =>
  cutThai(text, (word) => lexicon.has(word)).map(({ text: word, known }) =>
    known ? word : `?${word}`,
  );

describe('cutThai', () => {
  it.each([
    ['เซรั่มไฮยาลูรอน', ['เซรั่ม', 'ไฮยาลูรอน']],
    ['ครีมกันแดด', ['ครีมกันแดด']],
    ['ยาสีฟัน', ['ยาสีฟัน']],
    ['ครีมข้าวเซรั่ม', ['ครีม', '?ข้าว', 'เซรั่ม']],
    ['มาสก์', ['?มาสก์']],
    ['', []],
  ])('cuts %s', (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  it('cuts again around a word that must stay whole, and loses nothing', () => {
    const known = new Set(['ยาทาสีฟัน', 'ยาทา', 'ครีม']);
    const again = (text: string) =>
      keepWhole(
        cutThai(text, (word) => known.has(word)),
        (word) => word === 'สีฟันขาว',
        (word) => known.has(word),
      ).map((one) => one.text);
    expect(again('ยาทาสีฟันขาว')).toEqual(['ยาทา', 'สีฟันขาว']);
    expect(again('ครีมยาทาสีฟันขาวครีม')).toEqual(['ครีม', 'ยาทา', 'สีฟันขาว', 'ครีม']);
    expect(again('ยาทาสีฟันแดง')).toEqual(['ยาทาสีฟัน', 'แดง']);
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('ยาทา', 'สีฟัน', 'ขาว', 'ครีม', 'แดง'))
          .map((words) => words.join('')),
        (text) => {
          expect(again(text).join('')).toBe(text);
        },
      ),
    );
  });

  it('loses nothing and separates no vowel from its consonant', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('กขคงมรลสหอเแโไใะาำัิีุู่้์')),
      maxLength: 40,
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(
          cutThai(text, (word) => lexicon.has(word))
            .map((one) => one.text)
            .join(''),
        ).toBe(text);
        for (const edge of edgesOf(text).slice(1, -1)) {
          expect(text[edge]).not.toMatch(/[\u0e30-\u0e3a]|[\u0e47-\u0e4e]/);
          expect(text[edge - 1]).not.toMatch(/[เแโไใ]/);
        }
      }),
    );
  });
});

describe('segmentThai', () => {
  it('keeps single consonants with the preceding word', () => {
    expect(segmentThai('คอลลาเจน')).toEqual(['คอล', 'ลา', 'เจน']);
    expect(segmentThai('กันน้ำ')).toEqual(['กัน', 'น้ำ']);
  });
});

describe('repairThai', () => {
  it('is idempotent', () => {
    const marks = fc.string({ unit: fc.constantFrom(...Array.from('กเแัิีุูำํา่้์')), maxLength: 12 });
    fc.assert(
      fc.property(marks, (text) => {
        const mended = repairThai(text);
        expect(mended).not.toMatch(/เเ|[่้]{2}|ํา/);
      }),
    );
  });
});
