import { lettersOf } from '../format/graphemes.ts';
import { tidyLine, wellFormed } from '../format/tidy-text';

const MAX_KEYWORD = 200;

/** Cleans a search keyword: trimmed, no invisible characters, at most 200 UTF-16 units; may be empty. */
export function cleanKeyword(text: string): string {
  const keyword = tidyLine(wellFormed(text).replaceAll(/\p{Cc}/gu, ' '));
  return cut(keyword, MAX_KEYWORD).trim();
}

/** Truncates to UTF-16 units without splitting a grapheme. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (kept.length + letter.length > length) break;
    kept += letter;
  }
  return kept;
}
