import { describe, expect, it } from 'vitest';
import type { Pack } from '../../looks.ts';
import { layoutText } from './label-text.ts';
import { createStudio } from './studio.ts';
import { measure } from './text.ts';

const TITLES = [
  'Q10',
  'Ultra Hydrating Ceramide Barrier Recovery Overnight Sleeping Mask',
  'Hydroxypropyltetrahydropyrantriol Concentrate',
];
const LINES = ['ผิวใส', 'ฟื้นบำรุงผิวแห้งเสียให้กลับมาชุ่มชื้นอิ่มน้ำยาวนานตลอดทั้งวันทั้งคืน'];
const BOXES = [
  { x: 10, y: 20, w: 150, h: 300 },
  { x: 0, y: 0, w: 260, h: 260 },
  { x: 50, y: 5, w: 480, h: 150 },
];
const LOOK = { ink: '#000000', anchor: 'start', spread: true } as const;

function layout(title: string, line: string, box: (typeof BOXES)[number], seed: number) {
  const pack: Pack = { shape: 'box', title, line, size: '120 capsules' };
  const palette = { base: '#2f6b4f', accent: '#c9a24a', ink: '#17382a', ground: '#e6eedd' };
  const brand = {
    name: { en: 'Siam Botanica', th: 'สยามโบทานิกา' },
    palette,
    lettering: 'wide',
  } as const;
  return layoutText(createStudio({ pack, brand, seed }, 't'), box, LOOK);
}

const cases = BOXES.flatMap((box) =>
  TITLES.flatMap((title) =>
    LINES.flatMap((line) => [0, 1, 2, 3].map((seed) => ({ box, title, line, seed }))),
  ),
);

describe('layoutText', () => {
  it.each(cases)('keeps "$title" inside its box (seed $seed)', ({ box, title, line, seed }) => {
    for (const printed of layout(title, line, box, seed).lines) {
      expect(measure(printed.text, printed.style)).toBeLessThanOrEqual(box.w);
      expect(printed.y).toBeLessThanOrEqual(box.y + box.h);
      expect(printed.y - printed.style.size).toBeGreaterThanOrEqual(box.y);
    }
  });

  it('loses no word', () => {
    for (const { box, title, line, seed } of cases) {
      const printed = layout(title, line, box, seed)
        .lines.map((l) => l.text)
        .join('');
      const letters = (text: string): string => text.replace(/\s/g, '').toLowerCase();
      expect(letters(printed)).toBe(letters(`${title}${line}120 capsules`));
    }
  });

  it('keeps the lines apart', () => {
    for (const { box, title, line, seed } of cases) {
      const { brand, lines } = layout(title, line, box, seed);
      const baselines = [brand.y, ...lines.map((l) => l.y)];
      lines.forEach((printed, i) => {
        expect(printed.y - (baselines[i] ?? 0)).toBeGreaterThan(printed.style.size * 0.7);
      });
    }
  });
});
