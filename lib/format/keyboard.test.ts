import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherLayout } from './keyboard.ts';

describe('otherLayout', () => {
  it.each([
    ['l;ylfu', 'สวัสดี'],
    ['c=,r^', 'แชมพู'],
    ['glig', 'เสรเ'],
    ['หำพีท', 'serum'],
    ['ลูน', ']^o'],
    ['LooK', 'ศนนษ'],
    ['ฃ', '\\'],
    ['serum เซรั่ม', undefined],
    ['   ', undefined],
    ['!?', undefined],
  ])('%j is %j', (typed, meant) => {
    expect(otherLayout(typed)).toBe(meant);
  });

  it('is its own inverse', () => {
    const latin = fc.string({
      unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz;=[]')),
      minLength: 3,
    });
    fc.assert(
      fc.property(latin, (text) => {
        const there = otherLayout(text);
        fc.pre(
          there !== undefined && /[\u0e00-\u0e7f]/.test(there) && !there.includes('\u0e4d\u0e32'),
        );
        expect(otherLayout(there)).toBe(text);
      }),
    );
  });
});
