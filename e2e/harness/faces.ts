import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const WEIGHTS = '100 700';
const LATIN = 'U+0-2FF, U+2000-22FF';
const THAI = 'U+E01-E5B';

const FACES = [
  face('Anuphan Variable', '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2', {
    weight: WEIGHTS,
    unicodeRange: LATIN,
  }),
  ...['Anuphan Variable', 'Anuphan Signs'].map((family) =>
    face(family, '../../styles/fonts/anuphan-thai.woff2', {
      weight: WEIGHTS,
      unicodeRange: THAI,
    }),
  ),
  ...['400', '600'].map((weight) =>
    face('IBM Plex Sans Thai Looped', `../../styles/fonts/looped-${weight}.woff2`, {
      weight,
      unicodeRange: THAI,
    }),
  ),
];

function face(family: string, file: string, descriptors: FontFaceDescriptors) {
  const path = fileURLToPath(import.meta.resolve(file));
  return { family, base64: readFileSync(path).toString('base64'), descriptors };
}

/** Loads the faces before the first frame, where a busy machine may be late. */
export async function haveFaces(page: Page): Promise<void> {
  await page.addInitScript((faces) => {
    for (const { family, base64, descriptors } of faces) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes.buffer, descriptors));
    }
  }, FACES);
}
