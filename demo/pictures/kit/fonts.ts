import { mkdirSync, readFileSync, renameSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAdvances } from './metrics.ts';
import type { Advance } from './metrics.ts';
import { woffToTtf } from './woff.ts';

const WEIGHTS = [200, 300, 400, 500, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];
type Script = 'latin' | 'thai';

const require = createRequire(import.meta.url);
const FAMILIES = { latin: 'Pack Latin', thai: 'Pack Thai' } as const;
const THAI_WEIGHTS: readonly Weight[] = [400, 600];

interface Face {
  readonly path: string;
  readonly advance: Advance;
}

const faces = new Map<string, Face>();

/** Cache of decoded fonts between runs; the project folder may be read-only. */
function cacheFolder(): string {
  for (const folder of [join(process.cwd(), '.cache', 'fonts'), join(tmpdir(), 'shop-fonts')]) {
    try {
      mkdirSync(folder, { recursive: true });
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error('no writable folder for the decoded fonts');
}

function loadFace(script: Script, weight: Weight): Face {
  const key = `${script}-${weight}`;
  const known = faces.get(key);
  if (known) return known;
  const path = join(cacheFolder(), `${key}.ttf`);
  if (!existsSync(path)) {
    const source = `@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-${key}-normal.woff`;
    const ttf = woffToTtf(readFileSync(require.resolve(source)), FAMILIES[script]);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, ttf);
    renameSync(draft, path);
  }
  const face = { path, advance: readAdvances(readFileSync(path)) };
  faces.set(key, face);
  return face;
}

const isThai = (codePoint: number): boolean => codePoint >= 0x0e00 && codePoint <= 0x0e7f;

const thaiWeight = (weight: Weight): Weight => (weight >= 500 ? 600 : 400);

/** Width of a line in em, without kerning and letter-spacing. */
export function advanceOf(text: string, weight: Weight): number {
  let width = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const face = isThai(code) ? loadFace('thai', thaiWeight(weight)) : loadFace('latin', weight);
    width += face.advance(code);
  }
  return width;
}

export function familyOf(text: string, weight: Weight): { family: string; weight: Weight } {
  return /[\u0e00-\u0e7f]/.test(text)
    ? { family: FAMILIES.thai, weight: thaiWeight(weight) }
    : { family: FAMILIES.latin, weight };
}

/** The `font` option of the renderer; without system fonts, so that every machine draws the same. */
export function fontOptions() {
  return {
    loadSystemFonts: false,
    defaultFontFamily: FAMILIES.latin,
    fontFiles: [
      ...WEIGHTS.map((weight) => loadFace('latin', weight).path),
      ...THAI_WEIGHTS.map((weight) => loadFace('thai', weight).path),
    ],
  };
}
