import 'server-only';
import { basename } from 'node:path';
import type { Locale } from '../i18n/locale';

const BASIC = new URL('../../styles/fonts/anuphan-basic.woff2', import.meta.url);
const THAI_SIGNS = new URL('../../styles/fonts/anuphan-thai.woff2', import.meta.url);
const THAI_TEXT = new URL('../../styles/fonts/looped-400.woff2', import.meta.url);

/** The build publishes each file for the style sheet under the name that it gives it here. */
const addressOf = (file: URL) => `/_next/static/media/${basename(file.pathname)}`;

/**
 * Links of the layout ask for them, which the front server moves into the body. No frame waits for them, since text keeps
 * its lines in its stand-in (`styles/fonts/faces.scss`).
 */
export const FACES: Readonly<Record<Locale, readonly string[]>> = {
  en: [BASIC].map(addressOf),
  th: [THAI_TEXT, THAI_SIGNS, BASIC].map(addressOf),
};
