import 'server-only';
import { basename } from 'node:path';
import type { Locale } from '../i18n/locale';

const BASIC = new URL('../../styles/fonts/anuphan-basic.woff2', import.meta.url);
const THAI_SIGNS = new URL('../../styles/fonts/anuphan-thai.woff2', import.meta.url);
const THAI_TEXT = new URL('../../styles/fonts/looped-400.woff2', import.meta.url);

/** The build emits the fonts for the style sheet under the same file names. */
const addressOf = (file: URL) => `/_next/static/media/${basename(file.pathname)}`;

/**
 * Preloaded by links of the layout, which the front server moves into the body. Rendering does not wait for them,
 * since the fallback font has the same metrics (`styles/fonts/faces.scss`).
 */
export const FACES: Readonly<Record<Locale, readonly string[]>> = {
  en: [BASIC].map(addressOf),
  th: [THAI_TEXT, THAI_SIGNS, BASIC].map(addressOf),
};
