const segmenter = makeSegmenter();

/** Firefox has it since version 125. */
function makeSegmenter(): Intl.Segmenter | undefined {
  try {
    return new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  } catch {
    return undefined;
  }
}

/** For browsers without it: a letter with its marks; also Thai sara am, pictures with their joiners, and flags. */
const LETTERS =
  /\p{RI}{2}|\p{Emoji}(?:[\p{M}\p{EMod}]|\u200d\p{Emoji})+|\r\n|[^\p{M}][\p{M}\u0e33\u200d]*|\p{M}+/gsu;

/** Characters as readers see them: `กี่` is one, and so is a flag. */
export function lettersOf(text: string): readonly string[] {
  if (!segmenter) return text.match(LETTERS) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
