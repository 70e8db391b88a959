import type { CategoryNode, Names, Shelf } from '../catalog/ports.ts';
import { normalize } from './normalize.ts';
import type { Dictionary } from './ports.ts';
import { resembling } from './similar.ts';
import { isKnown, understand, type Term } from './understand.ts';
import { piecesOf, singular } from './words.ts';

/** As many as are taken in at a glance. */
const SHELVES = 6;
/** Each word that nobody knows is compared with the whole vocabulary. */
const MAX_UNKNOWN = 4;
/** Less of a Latin word begins too many others. */
const BEGINNING = 4;
/** Less of a Thai word stands within too many others. */
const THAI_PART = 2;

const THAI = /[\u0e00-\u0e7f]/;

/**
 * Departments whose name, or whose category's name, has something of a query for which there are no products: one of
 * its words, what that stands for, or something spelt or beginning like it. None where nothing is like it.
 */
export async function shelvesNear(
  text: string,
  dictionary: Dictionary,
  tree: readonly CategoryNode[],
): Promise<readonly Shelf[]> {
  const words = await wordsNear(text, dictionary);
  const met = (name: Names) => words.filter((word) => isIn(word, name)).length;
  return tree
    .flatMap((category) => category.departments.map((department) => ({ category, department })))
    .map((shelf) => ({
      shelf,
      score: met(shelf.department.name) * 2 + met(shelf.category.name),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHELVES)
    .map(({ shelf }) => shelf);
}

async function wordsNear(text: string, dictionary: Dictionary): Promise<readonly string[]> {
  const terms = await understand(text, dictionary);
  const unknown = terms.filter((term) => !isKnown(term)).slice(0, MAX_UNKNOWN);
  const alike = await Promise.all(unknown.map((term) => wordsLike(term, dictionary)));
  const said = terms.flatMap(({ text: word, alternatives }) => [word, ...alternatives.flat()]);
  return [...new Set([...said, ...alike.flat()])];
}

async function wordsLike({ text }: Term, dictionary: Dictionary): Promise<readonly string[]> {
  const words = resembling(text, await dictionary.similar(text));
  const entries = await dictionary.lookUp(words);
  return words.flatMap((word) => [word, ...(entries.get(word)?.means ?? [])]);
}

function isIn(word: string, { en, th }: Names): boolean {
  if (THAI.test(word)) return word.length >= THAI_PART && normalize(th).includes(word);
  return piecesOf(normalize(en)).some(({ text }) => shareBeginning(singular(text), singular(word)));
}

/** "tooth" begins "toothpick" and "toothpaste"; "lip" begins "lipstick". */
function shareBeginning(name: string, word: string): boolean {
  if (name === word) return true;
  if (name.length >= BEGINNING - 1 && word.startsWith(name)) return true;
  let common = 0;
  while (common < name.length && name[common] === word[common]) common += 1;
  return common >= BEGINNING && common * 2 >= Math.max(name.length, word.length);
}
