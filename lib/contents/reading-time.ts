import type { Locale } from '../i18n/locale';
import type { ContentBlock } from '../blocks/blocks';

/** Silent reading speed of adults; Thai words as segmented by `Intl.Segmenter`. */
const WORDS_A_MINUTE: Readonly<Record<Locale, number>> = { en: 220, th: 200 };

/** Whole minutes, at least one. */
export function readingMinutes(blocks: readonly ContentBlock[], locale: Locale): number {
  return Math.max(
    1,
    Math.round(countWords(plainText(blocks, locale), locale) / WORDS_A_MINUTE[locale]),
  );
}

export function countWords(text: string, locale: Locale): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}

/** All readable text, without products and buttons. */
export function plainText(blocks: readonly ContentBlock[], locale: Locale): string {
  return blocks.flatMap((block) => textsOf(block).map((text) => text[locale])).join('\n');
}

function textsOf(block: ContentBlock): readonly { readonly en: string; readonly th: string }[] {
  if (block.type === 'list') return block.items;
  return 'text' in block ? [block.text] : [];
}
