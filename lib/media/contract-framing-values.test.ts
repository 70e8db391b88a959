import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownArea, type Framing } from './contract-framing-values.ts';

const wide = { width: 400, height: 200 };
const frame = (framing: Partial<Framing>) =>
  shownArea(wide, { crop: null, focus: null, ...framing });
const square = (x: number, y: number, side: number) => ({ x, y, width: side, height: side });

describe('the part of a picture that its square shows', () => {
  it.each([
    ['everything at first', {}, { x: 0, y: 0, ...wide }],
    ['its crop', { crop: square(10, 20, 50) }, square(10, 20, 50)],
    ['a square around its focal point', { focus: { x: 50, y: 50 } }, square(100, 0, 200)],
    ['no further than the left edge', { focus: { x: 5, y: 90 } }, square(0, 0, 200)],
    ['no further than the right edge', { focus: { x: 100, y: 0 } }, square(200, 0, 200)],
    [
      'a square within its crop',
      { crop: { x: 100, y: 50, width: 200, height: 100 }, focus: { x: 100, y: 100 } },
      square(200, 50, 100),
    ],
  ] as const)('is %s', (_, framing, expected) => {
    expect(frame(framing)).toEqual(expected);
  });

  it('lies within the crop, and is the largest square of it with a focal point', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const side = fc.integer({ min: 32, max: 2_400 });
    fc.assert(
      fc.property(
        ...[side, side, percent, percent, percent, percent],
        fc.record({ x: percent, y: percent }),
        (width, height, left, top, right, bottom, focus) => {
          const x = Math.floor(((width - 32) * left) / 100);
          const y = Math.floor(((height - 32) * top) / 100);
          const crop = {
            ...{ x, y, width: 32 + Math.floor(((width - 32 - x) * right) / 100) },
            height: 32 + Math.floor(((height - 32 - y) * bottom) / 100),
          };
          const area = shownArea({ width, height }, { crop, focus });
          expect(area.width).toBe(Math.min(crop.width, crop.height));
          expect(area.height).toBe(area.width);
          expect(area.x).toBeGreaterThanOrEqual(x);
          expect(area.y).toBeGreaterThanOrEqual(y);
          expect(area.x + area.width).toBeLessThanOrEqual(x + crop.width);
          expect(area.y + area.height).toBeLessThanOrEqual(y + crop.height);
        },
      ),
    );
  });
});
