import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBrandLogo } from './logo.ts';
import { drawAppIcon, drawMaintenance } from './posters.ts';
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
    expect(await size(await renderPng(drawAppIcon(true), 180))).toBe('180 x 180');
  });
});
