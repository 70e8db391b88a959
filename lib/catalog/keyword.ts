import { lettersOf } from '../format/graphemes.ts';
import { tidyLine, wellFormed } from '../format/tidy-text';

const MAX_KEYWORD = 200;

/** What somebody searches for: trimmed, without what cannot be seen, at most 200 code units; may be empty. */
export function cleanKeyword(text: string): string {
  const keyword = tidyLine(wellFormed(text).replaceAll(/\p{Cc}/gu, ' '));
  return cut(keyword, MAX_KEYWORD).trim();
}

/** At most so many code units, without halving what a reader sees as one letter. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (kept.length + letter.length > length) break;
    kept += letter;
  }
  return kept;
}
