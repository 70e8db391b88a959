import { describe, expect, it } from 'vitest';
import { exclusiveBrandCodes } from '../../lib/brand.ts';
import { brands } from './brands.ts';

const THAI = /[\u0e00-\u0e7f]/;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('brands', () => {
  it('are at least sixty, with running ids and unique codes and names', () => {
    expect(brands.length).toBeGreaterThanOrEqual(60);
    expect(brands.map((b) => b.id)).toEqual(brands.map((_, index) => index + 1));
    for (const key of [
      (b: (typeof brands)[number]) => b.code,
      (b: (typeof brands)[number]) => b.name.en.toLowerCase(),
      (b: (typeof brands)[number]) => b.name.th,
    ]) {
      expect(new Set(brands.map(key)).size).toBe(brands.length);
    }
    expect(brands.filter((b) => !/^\d{3}$/.test(b.code))).toEqual([]);
  });

  it('begin with the six exclusive ones, in the order of the menu', () => {
    expect(brands.slice(0, 6).map((b) => b.code)).toEqual([...exclusiveBrandCodes]);
  });

  it.each(brands)('$name.en has texts in both languages', (b) => {
    for (const text of [b.name, b.tagline, b.story]) {
      expect(text.en).toMatch(/\S/);
      expect(text.en).not.toMatch(THAI);
      expect(text.th).toMatch(THAI);
      expect(`${text.en}${text.th}`).not.toMatch(/ {2}|^\s|\s$/);
    }
  });

  it.each(brands)('$name.en has a readable palette', (b) => {
    for (const colour of Object.values(b.palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(b.palette.ink, b.palette.base)).toBeGreaterThanOrEqual(4.5);
  });
});
