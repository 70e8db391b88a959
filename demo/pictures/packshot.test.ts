import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PACK_SHAPES, type PackShape } from '../looks.ts';
import type { BrandSeed } from '../seed/types.ts';
import { drawPackshot } from './packshot.ts';
import type { PackshotSpec } from './packshot.ts';
import { renderWebp } from './render.ts';

const BRAND: PackshotSpec['brand'] = {
  name: { en: 'Chaba Glow', th: 'ชบาโกลว์' },
  palette: { base: '#b5546b', accent: '#e8a39b', ink: '#4a1f2d', ground: '#f6e3df' },
  lettering: 'serif',
};

const LETTERINGS: readonly BrandSeed['lettering'][] = [
  'sans',
  'wide',
  'script',
  'serif',
  'mono',
  'rounded',
];

function spec(shape: PackShape, seed = 7): PackshotSpec {
  const pack = { shape, title: 'Barrier Repair', line: 'บำรุงผิวให้ชุ่มชื้น', size: '50 ml' };
  return { pack, brand: BRAND, seed };
}

const words = (svg: string): string =>
  [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map((m) => m[1]).join('');

describe('drawPackshot', () => {
  it.each(PACK_SHAPES)('renders %s to an 800 x 800 WebP', async (shape) => {
    const image = await renderWebp(drawPackshot(spec(shape)));
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 800, height: 800 });
    expect(image.length).toBeGreaterThan(4000);
  });

  it.each(PACK_SHAPES)('prints the Thai line, the title and the size on %s', (shape) => {
    const printed = words(drawPackshot(spec(shape)))
      .replace(/\s/g, '')
      .toLowerCase();
    // SARA AM is decomposed into its two signs.
    expect(printed).toContain('บํารุงผิวให้ชุ่มชื้น');
    expect(printed).toContain('barrierrepair');
    expect(printed).toContain('50ml');
  });

  it('gives the same bytes for the same spec', async () => {
    const [first, second] = [drawPackshot(spec('jar')), drawPackshot(spec('jar'))];
    expect(second).toBe(first);
    expect((await renderWebp(second)).equals(await renderWebp(first))).toBe(true);
  });

  it.each(PACK_SHAPES)('draws neighbouring seeds of %s differently', (shape) => {
    const drawings = Array.from({ length: 12 }, (_, i) => drawPackshot(spec(shape, 500 + i)));
    expect(new Set(drawings).size).toBe(12);
  });

  it.each(LETTERINGS)('writes the name of the brand in %s', (lettering) => {
    const svg = drawPackshot({ ...spec('bottle'), brand: { ...BRAND, lettering } });
    expect(words(svg).toLowerCase()).toContain('chaba glow');
  });

  it('escapes what a merchant may type', async () => {
    const pack = { ...spec('box').pack, title: 'Soft & <Clean>', size: '2" x 3' };
    const image = await renderWebp(drawPackshot({ ...spec('box'), pack }), 64);
    expect((await sharp(image).metadata()).width).toBe(64);
  });
});
