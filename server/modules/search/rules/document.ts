import type { Names } from '../../../core/names.ts';
import { normalize } from './normalize.ts';
import { createCutter, remembered, type Cutter } from './words.ts';

export interface Findable {
  readonly name: Names;
  readonly brand: Names;
  readonly department: Names;
  readonly category: Names;
  readonly attributes: readonly Names[];
  /** Further words of either language, separated by commas. */
  readonly searchWords: string;
}

/** Start of a name, with and without the brand; names and brand; department and category; attributes and search words. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Document of a product as a tsvector literal. */
export type ToDocument = (product: Findable) => string;

export function createToDocument(lexicon: ReadonlySet<string>): ToDocument {
  const cut = createCutter(lexicon);
  const wordsOf = (name: string) => [...cut(name), ...closedUp(name)];
  // Memoised, because brands and departments repeat across products.
  const wordsOfOthers = remembered(wordsOf);
  return ({ name, brand, department, category, attributes, searchWords }) => {
    const places = new Map<string, Set<Weight>>();
    const add = (weight: Weight, words: readonly string[]) => {
      for (const word of words) places.set(word, (places.get(word) ?? new Set()).add(weight));
    };
    const named = both(name).map(wordsOf);
    const branded = both(brand).flatMap(wordsOfOthers);
    for (const words of named) {
      add('A', words.slice(0, 1));
      add('B', words.slice(1));
    }
    add('A', afterBrand(wordsOf(name.th), branded));
    add('B', branded);
    add('C', shelfWords(both(department), named.flat(), wordsOfOthers));
    add('C', both(category).flatMap(wordsOfOthers));
    add('D', attributes.flatMap(both).flatMap(wordsOfOthers));
    add('D', searchWords.split(',').flatMap(wordsOf));
    return [...places].map(([word, weights]) => lexeme(word, weights)).join(' ');
  };
}

/** The first word that is not of the brand. In Thai names it is the kind of article. */
function afterBrand(words: readonly string[], branded: readonly string[]): readonly string[] {
  return words.filter((word) => !branded.includes(word)).slice(0, 1);
}

function both({ en, th }: Names): string[] {
  return [en, th];
}

/** Between the kinds that a department names: "Masks & Gloves", "ยาแก้ไอ หวัด และภูมิแพ้". */
const BETWEEN_KINDS = /\s*(?:[,/&]|\band\b|และ)\s*|(?<=[\u0e00-\u0e7f])\s+(?=[\u0e00-\u0e7f])/;

/**
 * Words of a department's name. Of several kinds, only those that the product names, too: gloves are no masks, and not
 * each medicine of "Cough, Cold & Allergy" helps against a cough.
 */
function shelfWords(
  names: readonly string[],
  ofProduct: readonly string[],
  wordsOf: Cutter,
): readonly string[] {
  return names.flatMap((name) => {
    const kinds = name
      .split(BETWEEN_KINDS)
      .filter((kind) => kind !== '')
      .map(wordsOf);
    if (kinds.length < 2) return kinds.flat();
    return kinds.filter((words) => words.some((word) => ofProduct.includes(word))).flat();
  });
}

/** "make-up" is also searched as "makeup". */
function closedUp(name: string): string[] {
  return (name.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) =>
    normalize(word.replaceAll('-', '')),
  );
}

/** Only weights matter, so positions are arbitrary. */
function lexeme(word: string, weights: ReadonlySet<Weight>): string {
  const positions = [...weights].map((weight, index) => `${String(index + 1)}${weight}`);
  return `'${word}':${positions.join(',')}`;
}
