/**
 * `npm run fonts`: cuts the faces of `styles/fonts` out of the whole ones, so that the first lines of an English page need
 * a third of the bytes. Other letters come from the whole faces when a page has them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

const FACES = [
  {
    whole: 'anuphan-latin-wght-normal',
    part: 'anuphan-basic',
    // As `unicode-range` of `styles/fonts/faces.scss` has them.
    text: `${ASCII}\u00a0©×é·–—‘’“”•…\u2060−`,
  },
  // The sign of baht, and the name of the Thai language in the header.
  { whole: 'anuphan-thai-wght-normal', part: 'anuphan-signs', text: '฿ไทย' },
] as const;

for (const { whole, part, text } of FACES) {
  const file = require.resolve(`@fontsource-variable/anuphan/files/${whole}.woff2`);
  const face = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    // What the styles use.
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(new URL(`../styles/fonts/${part}.woff2`, import.meta.url), face);
  console.log(`${part}: ${String(face.length)} bytes`);
}
