/** Keys of a Thai (Kedmanee) keyboard, row by row, plain and shifted, over those of a Latin one. */
const LATIN = [
  '`1234567890-=',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '~!@#$%^&*()_+',
  'QWERTYUIOP{}|',
  'ASDFGHJKL:"',
  'ZXCVBNM<>?',
].join('');
const THAI = [
  '_ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบลฃ',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  '%+๑๒๓๔ู฿๕๖๗๘๙',
  '๐"ฎฑธํ๊ณฯญฐ,ฅ',
  'ฤฆฏโฌ็๋ษศซ.',
  '()ฉฮฺ์?ฒฬฦ',
].join('');

const toThai = new Map(Array.from(LATIN, (key, at) => [key, THAI[at] ?? key]));
const toLatin = new Map(Array.from(THAI, (key, at) => [key, LATIN[at] ?? key]));

/** Converts to the other keyboard layout: `l;ylfu` is สวัสดี. Undefined for text not typed in a single layout. */
export function otherLayout(raw: string): string | undefined {
  const text = raw.normalize('NFC').trim();
  if (/[\u0e00-\u0e7f]/.test(text)) {
    return /[a-z]/i.test(text) ? undefined : through(toLatin, text.replaceAll('ํา', 'ำ'));
  }
  return /[\p{L}\p{N}]/u.test(text) ? through(toThai, text) : undefined;
}

function through(keys: ReadonlyMap<string, string>, text: string): string {
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}

/** Punctuation around words; in the other layout some of it is letters. */
const OPENING = /^["'([{“‘]+/u;
const CLOSING = /["')\]}”’.,!?;:…]$/u;
/** More characters in a row are not trailing punctuation. */
const MAX_SIGNS = 4;

/** Candidates in the other layout: the full input, then with surrounding punctuation removed step by step. */
export function otherLayouts(raw: string): string[] {
  const readings = new Set<string>();
  const begun = raw.trim();
  for (const start of [begun, begun.replace(OPENING, '')]) {
    let text = start;
    for (let signs = 0; signs <= MAX_SIGNS && text !== ''; signs += 1) {
      readings.add(otherLayout(text) ?? '');
      if (!CLOSING.test(text)) break;
      text = text.slice(0, -1);
    }
  }
  readings.delete('');
  return [...readings];
}
