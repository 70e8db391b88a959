import 'server-only';
import { basename } from 'node:path';
import { preload } from 'react-dom';

const BASIC = new URL('../../styles/fonts/anuphan-basic.woff2', import.meta.url);
const THAI_SIGNS = new URL('../../styles/fonts/anuphan-thai.woff2', import.meta.url);
const THAI_TEXT = new URL('../../styles/fonts/looped-400.woff2', import.meta.url);

/** The build publishes each file for the style sheet under the name that it gives it here. */
const addressOf = (file: URL) => `/_next/static/media/${basename(file.pathname)}`;

/**
 * Of an English page: a link of the layout asks for it, which the front server moves into the body. No frame waits for it,
 * since text keeps its lines in its stand-in.
 */
export const LATIN_FACE = addressOf(BASIC);

/**
 * Asks for the faces of a Thai page ahead of it, so that browsers wait a moment for them: the stand-in of Thai letters is
 * whatever the machine has, and lines break elsewhere in it.
 */
export function preloadThaiFaces(): void {
  for (const file of [THAI_TEXT, THAI_SIGNS, BASIC]) {
    preload(addressOf(file), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
