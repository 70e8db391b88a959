/** The keys of a Thai (Kedmanee) keyboard, row by row, plain and shifted, over those of a Latin one. */
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

/**
 * What would stand there, had the keyboard been switched: `l;ylfu` is สวัสดี. Undefined for text that was not
 * typed in one layout alone.
 */
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
