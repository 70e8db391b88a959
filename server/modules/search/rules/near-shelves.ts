import type { CategoryNode, Shelf } from '../../catalog/ports.ts';
import type { Names } from '../../../core/names.ts';
import { normalize } from './normalize.ts';
import type { Dictionary } from '../ports.ts';
import { resembling } from './similar.ts';
import { isKnown, understand, type Term } from './understand.ts';
import { segmentThai } from './thai.ts';
import { piecesOf, singular } from './words.ts';

/** Limit of suggestions. */
const SHELVES = 6;
/** Each unknown word is compared with the whole vocabulary. */
const MAX_UNKNOWN = 4;
/** Shorter words resemble too many others. */
const LONG = 5;
/** Shorter words are prefixes of too many others. */
const WORD = 3;

const THAI = /[\u0e00-\u0e7f]/;

/**
 * Departments for a query without results. Their name, or their category's, contains a word of the query, a synonym,
 * or a similar word. Empty if nothing is similar.
 */
export async function shelvesNear(
  text: string,
  dictionary: Dictionary,
  tree: readonly CategoryNode[],
): Promise<readonly Shelf[]> {
  const terms = (await understand(text, dictionary)).filter(isWord(text));
  const said = terms.flatMap(({ text: word, alternatives }) => [word, ...alternatives.flat()]);
  const alike = await wordsLike(terms, dictionary);
  const score = ({ en, th }: Names) => {
    const names = piecesOf(normalize(en)).map((piece) => singular(piece.text));
    const thai = normalize(th);
    const has = (word: string) =>
      THAI.test(word) ? thai.includes(word) : names.includes(singular(word));
    const begins = (word: string) => names.some((name) => shareBeginning(name, singular(word)));
    return said.filter((word) => has(word) || begins(word)).length + alike.filter(has).length;
  };
  return tree
    .flatMap((category) =>
      category.departments.map((department) => ({
        shelf: { category, department },
        score: score(department.name) * 2 + score(category.name),
      })),
    )
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHELVES)
    .map(({ shelf }) => shelf);
}

/** Excludes short known words inside unknown Thai words: ยา (medicine) in จักรยาน (bicycle). */
function isWord(text: string): (term: Term) => boolean {
  const words = new Set(segmentThai(normalize(text)));
  return (term) => !THAI.test(term.text) || term.text.length >= LONG || words.has(term.text);
}

/** Vocabulary similar to unknown words, with synonyms. */
async function wordsLike(
  terms: readonly Term[],
  dictionary: Dictionary,
): Promise<readonly string[]> {
  const unknown = terms
    .filter((term) => !isKnown(term) && term.text.length >= LONG)
    .slice(0, MAX_UNKNOWN);
  const found = await Promise.all(
    unknown.map(async (term) => resembling(term.text, await dictionary.similar(term.text))),
  );
  const words = [...new Set(found.flat())];
  const entries = await dictionary.lookUp(words);
  return words.flatMap((word) => [word, ...(entries.get(word)?.means ?? [])]);
}

/** "tooth" is a prefix of "toothpick" and "toothpaste"; "lip" of "lipstick". */
function shareBeginning(name: string, word: string): boolean {
  if (name.length >= WORD && word.startsWith(name)) return true;
  let common = 0;
  while (common < name.length && name[common] === word[common]) common += 1;
  return common >= LONG && common * 2 >= Math.max(name.length, word.length);
}
