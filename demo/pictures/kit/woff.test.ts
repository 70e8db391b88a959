import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readAdvances } from './metrics.ts';
import { woffToTtf } from './woff.ts';

const require = createRequire(import.meta.url);
const open = (name: string): Buffer =>
  readFileSync(
    require.resolve(
      `@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-${name}-normal.woff`,
    ),
  );

describe('woffToTtf', () => {
  it('unpacks a TrueType file with a valid table directory', () => {
    const ttf = woffToTtf(open('latin-400'), 'Pack Latin');
    expect(ttf.readUInt32BE(0)).toBe(0x00010000);
    for (let i = 0; i < ttf.readUInt16BE(4); i += 1) {
      const at = 12 + i * 16;
      expect(ttf.readUInt32BE(at + 8) + ttf.readUInt32BE(at + 12)).toBeLessThanOrEqual(ttf.length);
    }
  });

  it('keeps the widths: wide letters, and Thai marks without any', () => {
    const latin = readAdvances(woffToTtf(open('latin-400'), 'Pack Latin'));
    const thai = readAdvances(woffToTtf(open('thai-400'), 'Pack Thai'));
    const width = (advance: typeof latin, char: string): number =>
      advance(char.codePointAt(0) ?? 0);
    expect(width(latin, 'W')).toBeGreaterThan(width(latin, 'i') * 2);
    expect(width(thai, 'ก')).toBeGreaterThan(0.3);
    expect(width(thai, '่')).toBe(0);
  });

  it('refuses anything else', () => {
    expect(() => woffToTtf(Buffer.from('wOF2'), 'x')).toThrow('WOFF');
  });
});
