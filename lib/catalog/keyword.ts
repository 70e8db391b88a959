const MAX_KEYWORD = 200;

/** Spaces of every kind, line ends and control characters. */
const BLANKS = /[\s\p{Cc}]+/gu;
/** Letters that nobody sees: zero-width ones, soft hyphens, marks of direction. */
const INVISIBLE = /[\u00ad\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** The joiner of emoji is the one that means something, and only between them. */
const STRAY_JOINER = /\u200d(?!\p{Extended_Pictographic})/gu;

/** What somebody searches for: trimmed, without what cannot be seen, at most 200 code units; may be empty. */
export function cleanKeyword(text: string): string {
  const keyword = text
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(BLANKS, ' ')
    .trim();
  return cut(keyword, MAX_KEYWORD).trim();
}

/** At most so many code units, without halving what a reader sees as one letter. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
