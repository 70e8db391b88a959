import type { Dictionary, Wording } from '../ports.ts';
import { joinTerms, type Term } from './understand.ts';

/** Of more words only the first ones are taken apart: each makes twice as many parts. */
const MAX_TERMS = 5;
/** Shorter parts say nothing on their own. */
const MIN_LETTERS = 3;
const LATIN = /^[a-z]/;

/**
 * Parts of a query whose words no product has together: the longest first, of the same length those that name a
 * shelf ("toothpaste" before "rose"), then those with the first words, which say most. Of single words the last
 * one does in English ("ginger lipstick"), the first one in Thai.
 */
export async function* partsOf(
  terms: readonly Term[],
  dictionary: Dictionary,
): AsyncGenerator<Wording, undefined> {
  const asked = terms.slice(0, MAX_TERMS);
  const words = asked.flatMap(({ alternatives }) => alternatives.flat());
  const shelves = await dictionary.shelves(words);
  const onShelf = ({ alternatives }: Term) =>
    alternatives.some((all) => all.every((word) => shelves.has(word)));
  const weight = (part: readonly Term[]) => part.length + part.filter(onShelf).length / 10;
  const place = ([only, other]: readonly Term[]) =>
    only && !other && LATIN.test(only.text) ? asked.indexOf(only) : 0;
  const parts = subsetsOf(asked)
    .filter((part) => part.length > 0 && part.length < terms.length)
    .toSorted((a, b) => weight(b) - weight(a) || place(b) - place(a));
  for (const part of parts) {
    const text = joinTerms(part);
    if (text.length < MIN_LETTERS) continue;
    const leftOut = terms.filter((term) => !part.includes(term)).map((term) => term.text);
    yield { text, leftOut };
  }
}

/** All choices of terms, in order; those with the first terms come first. */
function subsetsOf(terms: readonly Term[]): readonly (readonly Term[])[] {
  const [first, ...rest] = terms;
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others.map((other) => [first, ...other]), ...others];
}
