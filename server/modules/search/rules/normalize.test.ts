import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalize } from './normalize.ts';

describe('normalize', () => {
  it.each([
    ['  Rice\u00a0SERUM\nrice ', 'rice serum rice'],
    ['Ｓｅｒｕｍ', 'serum'],
    ['ros\u00e9', 'rose'],
    ['rose\u0301', 'rose'],
    ['๕๐ มล.', '50ml'],
    ['50 ML', '50ml'],
    ['50ml', '50ml'],
    ['500 มก. 10 เม็ด', '500mg 10 เม็ด'],
    ['2.5 กก.', '2.5kg'],
    ['SPF 50+ PA++++', 'spf50 pa'],
    ['5 กลิ่น', '5 กลิ่น'],
    ['men’s Make-up', 'men make up'],
    ['น้ํามัน', 'น้ำมัน'],
    ['นํ้ามัน', 'น้ำมัน'],
    ['น้\u0e4d\u0e32หอม', 'น้ำหอม'],
    ['เเชมพู', 'แชมพู'],
    ['น้้ำหอม', 'น้ำหอม'],
    ['ชุุ่มชื้น', 'ชุ่มชื้น'],
    ['สบู\u0e39่', 'สบู่'],
    ['ท\u0e48\u0e35', 'ที่'],
    ['มากกกก', 'มาก'],
    ['serummm', 'serumm'],
    ['1000', '1000'],
    ['se\u200brum', 'serum'],
    ['se\u00adr\u0000um', 'serum'],
    ['เซ\ufeffรั่ม', 'เซรั่ม'],
    ['serum👍🏽👩‍👩‍👧', 'serum'],
    ['<b>serum</b>', 'serum'],
    ['<script></script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['😀😀', ''],
    ['%_\\\'"', ''],
    ['\ud800', ''],
    ['   ', ''],
  ])('reads %j as %j', (raw, expected) => {
    expect(normalize(raw)).toBe(expected);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...Array.from('กขเแำ่้ะาัิี์๕50 mlม.a<>%')), maxLength: 60 }),
  );

  it('yields words with single spaces for any input', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const text = normalize(raw);
        expect(text).toMatch(/^(?:[\p{L}\p{M}\p{N}.]+(?: [\p{L}\p{M}\p{N}.]+)*)?$/u);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/[๐-๙A-Z]/);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.constantFrom('เซรั่ม 50 มล.', 'น้ำหอม SPF 30', 'Rosé 2.5 g'), (raw) => {
        expect(normalize(normalize(raw))).toBe(normalize(raw));
      }),
    );
  });
});
