const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many letters a reader sees: `กี่` is one, and so is a flag. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of letters.segment(text)) count += 1;
  return count;
}
