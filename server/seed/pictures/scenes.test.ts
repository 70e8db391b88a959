import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBanner } from './banner.ts';
import { drawBrandLogo } from './logo.ts';
import { drawAppIcon, drawMaintenance, drawShareCard } from './posters.ts';
import { renderPng, renderWebp } from './render.ts';

const palette = { base: '#2a6fa8', accent: '#7cc4d9', ink: '#123350', ground: '#dfeef5' };
const brand = {
  id: 3,
  name: { en: 'Nam Sai', th: 'น้ำใส' },
  palette,
  lettering: 'rounded',
} as const;

const size = async (image: Buffer): Promise<string> => {
  const { width, height } = await sharp(image).metadata();
  return `${width} x ${height}`;
};

describe('drawBanner', () => {
  const packs = (['bottle', 'jar', 'tube'] as const).map((shape, i) => ({
    pack: { shape, title: 'Clear Water', line: 'ผิวใสฉ่ำน้ำ', size: '100 ml' },
    brand,
    seed: i,
  }));

  it.each([1, 2, 3])('composes %i packs, wide and square', async (count) => {
    const scene = { palette, packs: packs.slice(0, count), seed: count };
    expect(await size(await renderWebp(drawBanner({ ...scene, width: 1600, height: 640 })))).toBe(
      '1600 x 640',
    );
    expect(await size(await renderWebp(drawBanner({ ...scene, width: 800, height: 800 })))).toBe(
      '800 x 800',
    );
  });

  it('writes every id once, so that composed packs keep their own colours', () => {
    const svg = drawBanner({ palette, packs, seed: 1, width: 1600, height: 640 });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('drawBrandLogo', () => {
  it('is 400 x 240 and differs by brand', async () => {
    expect(await size(await renderWebp(drawBrandLogo(brand)))).toBe('400 x 240');
    const logos = Array.from({ length: 10 }, (_, id) => drawBrandLogo({ ...brand, id }));
    expect(new Set(logos).size).toBeGreaterThan(6);
  });
});

describe('posters', () => {
  it('have the sizes that the shop asks for', async () => {
    expect(await size(await renderWebp(drawMaintenance()))).toBe('1440 x 900');
    expect(await size(await renderPng(drawShareCard()))).toBe('1200 x 630');
    expect(await size(await renderPng(drawAppIcon(true), 180))).toBe('180 x 180');
  });
});
