import 'server-only';
import { basename } from 'node:path';
import { preload } from 'react-dom';
import type { Locale } from '../i18n/locale';

const BASIC = new URL('../../styles/fonts/anuphan-basic.woff2', import.meta.url);
const THAI_SIGNS = new URL(
  '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
  import.meta.url,
);
const THAI_TEXT = new URL(
  '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2',
  import.meta.url,
);

/** What the first lines of a page are set in. */
const FIRST_FACES: Readonly<Record<Locale, readonly URL[]>> = {
  en: [BASIC],
  th: [THAI_TEXT, THAI_SIGNS, BASIC],
};

/** Asks for the faces of a language together with the page, not after its stylesheet. */
export function preloadFonts(locale: Locale): void {
  for (const file of FIRST_FACES[locale]) {
    // The build publishes the file for the stylesheet under the name that it gives it here.
    preload(`/_next/static/media/${basename(file.pathname)}`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  }
}
