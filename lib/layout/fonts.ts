import 'server-only';
import { basename } from 'node:path';
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

/** Addresses of the faces that come together with a page of a language, not after its style sheet. */
export function firstFaces(locale: Locale): string[] {
  // The build publishes each file for the style sheet under the name that it gives it here.
  return FIRST_FACES[locale].map((file) => `/_next/static/media/${basename(file.pathname)}`);
}
