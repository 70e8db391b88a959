import type { Locale } from '../api/contract.ts';

export interface LetterGroup<Item> {
  /** Latin capital, Thai consonant, or '#' for everything else. */
  readonly letter: string;
  readonly items: readonly Item[];
}

/** Thai vowels written before the consonant that a word is sorted by. */
const LEADING_VOWEL = /^[เแโใไ]/;

/** Initial for an alphabetical index; see `LetterGroup.letter`. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').replace(LEADING_VOWEL, '').toUpperCase();
  return /^[A-Zก-ฮ]$/.test(first) ? first : '#';
}

/** Groups by initial; letters of the page language come first. */
export function groupByInitial<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  locale: Locale,
): readonly LetterGroup<Item>[] {
  const collator = new Intl.Collator(locale);
  const sorted = [...items].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
  const groups = Map.groupBy(sorted, (item) => initialOf(nameOf(item)));
  return [...groups]
    .map(([letter, members]) => ({ letter, items: members }))
    .sort((a, b) => order(a.letter, locale) - order(b.letter, locale));
}

function order(letter: string, locale: Locale): number {
  if (letter === '#') return Infinity;
  const isThai = letter >= 'ก';
  return letter.charCodeAt(0) + (isThai === (locale === 'th') ? 0 : 100_000);
}
