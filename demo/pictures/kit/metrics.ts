/** Advance widths of a TrueType file in em, enough to lay out a label without a browser. */
export type Advance = (codePoint: number) => number;

function tableOffsets(font: Buffer): Map<string, number> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const at = 12 + i * 16;
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)] as const;
    }),
  );
}

/** The offset of the Unicode BMP subtable (format 4). */
function findCharacterMap(font: Buffer, cmap: number): number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const offset = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error('the font has no format 4 character map');
}

function glyphOf(font: Buffer, map: number, code: number): number {
  const segments = font.readUInt16BE(map + 6);
  const [ends, starts] = [map + 14, map + 16 + segments];
  const [deltas, ranges] = [starts + segments, starts + segments * 2];
  for (let i = 0; i < segments; i += 2) {
    if (code > font.readUInt16BE(ends + i)) continue;
    const start = font.readUInt16BE(starts + i);
    if (code < start) return 0;
    const range = font.readUInt16BE(ranges + i);
    if (range === 0) return (code + font.readUInt16BE(deltas + i)) & 0xffff;
    return font.readUInt16BE(ranges + i + range + (code - start) * 2);
  }
  return 0;
}

export function readAdvances(font: Buffer): Advance {
  const tables = tableOffsets(font);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`the font has no table ${tag}`);
    return offset;
  };
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const metricCount = font.readUInt16BE(at('hhea') + 34);
  const [hmtx, map] = [at('hmtx'), findCharacterMap(font, at('cmap'))];
  const known = new Map<number, number>();
  return (codePoint) => {
    let width = known.get(codePoint);
    if (width === undefined) {
      const glyph = Math.min(glyphOf(font, map, codePoint), metricCount - 1);
      width = font.readUInt16BE(hmtx + glyph * 4) / unitsPerEm;
      known.set(codePoint, width);
    }
    return width;
  };
}
