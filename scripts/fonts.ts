/**
 * `npm run fonts`: subsets the faces for `styles/fonts`, so that a page starts with fewer bytes. Other Latin letters
 * load from the whole face on demand. The looped faces keep their hints, a third of their bytes: coarse screens space
 * letters badly without them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = letters(0x20, 0x7e);
const THAI = `${letters(0xe01, 0xe5b)}\u200c\u200d\u25cc \u00a0`;

const LATIN_SIGNS = import.meta
  .resolve('@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2');
const THAI_SIGNS = import.meta
  .resolve('@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2');
const THAI_TEXT = import.meta
  .resolve('@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2');
const BOLD_THAI_TEXT = import.meta
  .resolve('@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-600-normal.woff2');

/** Features that browsers enable by default, and tabular figures. Other features would add glyphs. */
const SHARED = {
  targetFormat: 'woff2',
  keepFeatures: 'calt ccmp clig kern liga locl mark mkmk rlig tnum'.split(' '),
} as const;
const WEIGHTS = { variationAxes: { wght: { min: 400, max: 700 } } };

const FACES = [
  {
    whole: LATIN_SIGNS,
    part: 'anuphan-basic',
    // Same as `unicode-range` of `styles/fonts/faces.scss`.
    text: `${ASCII}\u00a0©×é·–—‘’“”•…\u2060−`,
    options: WEIGHTS,
  },
  // Baht sign, and the Thai name of the language in the header.
  { whole: THAI_SIGNS, part: 'anuphan-signs', text: '฿ไทย', options: WEIGHTS },
  { whole: THAI_SIGNS, part: 'anuphan-thai', text: THAI, options: WEIGHTS },
  { whole: THAI_TEXT, part: 'looped-400', text: THAI, options: {} },
  { whole: BOLD_THAI_TEXT, part: 'looped-600', text: THAI, options: {} },
] as const;

for (const { whole, part, text, options } of FACES) {
  const face = await subsetFont(await readFile(new URL(whole)), text, { ...SHARED, ...options });
  await writeFile(new URL(`../styles/fonts/${part}.woff2`, import.meta.url), face);
  console.log(`${part}: ${String(face.length)} bytes`);
}

function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
