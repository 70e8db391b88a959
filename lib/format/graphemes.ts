const segmenter = makeSegmenter();

/** Firefox supports it since 125. */
function makeSegmenter(): Intl.Segmenter | undefined {
  try {
    return new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  } catch {
    return undefined;
  }
}

/** Fallback pattern: a letter with its marks, Thai sara am, emoji with joiners, and flags. */
const LETTERS =
  /\p{RI}{2}|\p{Emoji}(?:[\p{M}\p{EMod}]|\u200d\p{Emoji})+|\r\n|[^\p{M}][\p{M}\u0e33\u200d]*|\p{M}+/gsu;

/** Graphemes: `กี่` is one, and so is a flag. */
export function lettersOf(text: string): readonly string[] {
  if (!segmenter) return text.match(LETTERS) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
