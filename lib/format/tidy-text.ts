/** Scripts in which a joiner changes the letter shapes. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}]';
const PICTURE = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';

/** Invisible characters that affect rendering: inside emoji, after ideographs, between joining letters. */
const MEANT = [
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}',
  `${PICTURE}(?:\\u200d${PICTURE})*`,
  '[\\d#*]\\ufe0f\\u20e3',
  '\\p{sc=Han}[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
].join('|');

/** Invisible characters: zero-width, directional marks, soft hyphens, fillers. */
const INVISIBLE = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}]';
/** The blank braille pattern renders as white space, but `\s` excludes it. */
const WHITE = '[\\s\\u0085\\u2800]';

const invisible = new RegExp(`(${MEANT})|${INVISIBLE}`, 'gu');
const white = new RegExp(`${WHITE}+`, 'gu');
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Sara am typed as nikhahit and sara aa, with the tone mark on either side of the nikhahit. */
const SARA_AM = /([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;

/**
 * Normalises text for storage: NFC, Thai sara am as one letter, no invisible characters, white space collapsed and
 * trimmed (`docs/contract.md`, "Values"). Length rules apply to the result.
 */
export function tidyLine(text: string): string {
  return visible(text).replaceAll(white, ' ').trim();
}

/** Like `tidyLine`, but keeps line breaks. */
export function tidyLines(text: string): string {
  return visible(text)
    .replaceAll(BREAKS, '\n')
    .split('\n')
    .map((line) => line.replaceAll(white, ' ').trim())
    .join('\n')
    .trim();
}

function visible(text: string): string {
  return text.normalize('NFC').replaceAll(invisible, '$1').replaceAll(SARA_AM, '$1$2\u0e33');
}

/** Replaces lone surrogates, which truncation leaves. `toWellFormed` is missing in Firefox 115. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\ufffd');
}
