import type { Dictionary, Wording } from '../ports.ts';
import { joinTerms, type Term } from './understand.ts';

/** Only the first words are split into parts, since each doubles their number. */
const MAX_TERMS = 5;
/** Shorter parts are meaningless. */
const MIN_LETTERS = 3;
const LATIN = /^[a-z]/;

/**
 * Parts of a query whose words no product has together. Longest first, then those that name a department
 * ("toothpaste" before "rose"), then those with the first words, which matter most. Of single words, the last one
 * wins in English ("ginger lipstick"), the first one in Thai.
 *
 * Medical terms stay in every part. A stretch without spaces is one unit: only its end may be dropped, if its first
 * word names a department (แชมพู of แชมพูลาเวนเดอร์).
 */
export async function* partsOf(
  terms: readonly Term[],
  dictionary: Dictionary,
): AsyncGenerator<Wording, undefined> {
  const asked = terms.slice(0, MAX_TERMS);
  const shelves = await dictionary.shelves(wordsOf(asked));
  const onShelf = (term: Term) => namesShelf(term, shelves);
  const weight = (part: readonly Term[]) => part.length + part.filter(onShelf).length / 10;
  const place = ([only, other]: readonly Term[]) =>
    only && !other && LATIN.test(only.text) ? asked.indexOf(only) : 0;
  const stretches = stretchesOf(asked);
  const parts = subsetsOf(asked)
    .filter((part) => part.length > 0 && part.length < terms.length)
    .filter((part) => asked.every((term) => !term.medical || part.includes(term)))
    .filter((part) => stretches.every((stretch) => isWhole(stretch, part, onShelf)))
    .toSorted((a, b) => weight(b) - weight(a) || place(b) - place(a));
  for (const part of parts) {
    const text = joinTerms(part);
    if (text.length < MIN_LETTERS) continue;
    const leftOut = terms.filter((term) => !part.includes(term)).map((term) => term.text);
    yield { text, leftOut, medicines: part.some((term) => term.medical) };
  }
}

/** Words that match any of the alternatives. */
export function wordsOf(terms: readonly Term[]): readonly string[] {
  return terms.flatMap(({ alternatives }) => alternatives.flat());
}

export function namesShelf({ alternatives }: Term, shelves: ReadonlySet<string>): boolean {
  return alternatives.some((all) => all.every((word) => shelves.has(word)));
}

/** Groups terms into stretches without spaces. */
export function stretchesOf(terms: readonly Term[]): readonly (readonly Term[])[] {
  const starts = terms.flatMap((term, at) => (term.glued && at > 0 ? [] : [at]));
  return starts.map((start, index) => terms.slice(start, starts[index + 1]));
}

/** Whether a part contains a stretch entirely, not at all, or as a beginning that names a department. */
function isWhole(
  stretch: readonly Term[],
  part: readonly Term[],
  onShelf: (term: Term) => boolean,
): boolean {
  const kept = stretch.filter((term) => part.includes(term));
  if (kept.length === 0 || kept.length === stretch.length) return true;
  const [head] = stretch;
  const isBeginning = kept.every((term, at) => term === stretch[at]);
  return isBeginning && head !== undefined && head.text.length >= HEAD && onShelf(head);
}

/** Shorter first words, such as น้ำ, are prefixes of unrelated words. */
const HEAD = 4;

/** All subsets in order; those with the first terms come first. */
function subsetsOf(terms: readonly Term[]): readonly (readonly Term[])[] {
  const [first, ...rest] = terms;
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others.map((other) => [first, ...other]), ...others];
}
