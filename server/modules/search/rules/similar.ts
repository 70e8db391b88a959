import type { SimilarWord } from '../ports.ts';

/** Letters that sound alike: one for the other is half a mistake. */
const ALIKE = [
  'ck',
  'cs',
  'kq',
  'mn',
  'sz',
  'iy',
  'ei',
  'ea',
  'ao',
  'fv',
  'uo',
  'ศษส',
  'ณน',
  'ญย',
  'ทธฑฒ',
  'รล',
  'ใไ',
  'พภผ',
  'ซส',
  'ขค',
  'ตฏด',
  'ิี',
  'ึื',
  'ุู',
  'เแ',
];
/** Marks that are often forgotten or typed where none belongs. */
const LIGHT = /[่้๊๋็์]/;

function substitution(one: string, other: string): number {
  if (one === other) return 0;
  if (LIGHT.test(one) && LIGHT.test(other)) return 0.5;
  return ALIKE.some((group) => group.includes(one) && group.includes(other)) ? 0.5 : 1;
}

function gap(letter: string, before: string | undefined): number {
  return LIGHT.test(letter) || letter === before ? 0.5 : 1;
}

/** How many mistakes lie between two words: letters wrong, missing, too many or swapped with their neighbour. */
export function mistakes(typed: string, meant: string): number {
  const one = Array.from(typed);
  const other = Array.from(meant);
  // Line i, column j: what the first i letters of the one are away from the first j of the other.
  const lines = [gaps(other)];
  for (const [i, cost] of gaps(one).entries()) {
    if (i === 0) continue;
    const line = [cost];
    for (let j = 1; j <= other.length; j += 1) line.push(cheapest(one, other, lines, line, i, j));
    lines.push(line);
  }
  return lines.at(-1)?.at(-1) ?? 0;
}

/** What it costs to leave out the first so many letters. */
function gaps(letters: readonly string[]): number[] {
  return letters.reduce(
    (sums, letter, at) => [...sums, (sums[at] ?? 0) + gap(letter, letters[at - 1])],
    [0],
  );
}

function cheapest(
  one: readonly string[],
  other: readonly string[],
  lines: readonly number[][],
  line: readonly number[],
  i: number,
  j: number,
): number {
  const [typed = '', meant = ''] = [one[i - 1], other[j - 1]];
  const swapped = i > 1 && j > 1 && typed === other[j - 2] && one[i - 2] === meant;
  return Math.min(
    away(lines[i - 1], j - 1) + substitution(typed, meant),
    away(lines[i - 1], j) + gap(typed, one[i - 2]),
    away(line, j - 1) + gap(meant, other[j - 2]),
    swapped ? away(lines[i - 2], j - 2) + 1 : Infinity,
  );
}

function away(line: readonly number[] | undefined, j: number): number {
  return line?.[j] ?? Infinity;
}

/** So many mistakes per letter, and it is another word: "garnier" is not "barrier". */
const TOO_WRONG = 0.25;
/** Short words are few mistakes away from one another. */
const SHORT = 3;

/** In words of this length a wrong letter makes another word of the language: "phone" is not "prone". */
const FEW_LETTERS = 5;

function isForgiven(typed: string, meant: string, wrong: number): boolean {
  const { length } = typed;
  if (length <= SHORT) return wrong > 0 && wrong <= 0.5;
  if (length <= FEW_LETTERS && wrong >= 1 && hasOtherLetter(typed, meant)) return false;
  return wrong > 0 && wrong / length < TOO_WRONG;
}

/** Same length as the other word, and not an anagram of it. */
function hasOtherLetter(typed: string, meant: string): boolean {
  const sorted = (word: string) => Array.from(word).toSorted().join('');
  return typed.length === meant.length && sorted(typed) !== sorted(meant);
}

/** Mistakes are seldom made in the first letter: it is right, sounds alike, or was swapped with the second. */
function beginAlike(typed: string, meant: string): boolean {
  const [first = '', second] = typed;
  const [begin = '', next] = meant;
  return substitution(first, begin) < 1 || (first === next && second === begin);
}

/** Another word, but one whose shelf is worth a look. */
const WORTH_A_LOOK = 1 / 3;

/** Those that are spelt somewhat like the word, more freely than a mistake would be. */
export function resembling(typed: string, candidates: readonly SimilarWord[]): readonly string[] {
  return candidates
    .map(({ word }) => word)
    .filter((word) => beginAlike(typed, word))
    .filter((word) => mistakes(typed, word) / typed.length <= WORTH_A_LOOK);
}

export interface Nearest {
  readonly word: string;
  readonly products: number;
  /** Mistakes per letter. */
  readonly score: number;
}

/** The word that was probably meant: the fewest mistakes, then the commonest. */
export function nearest(typed: string, candidates: readonly SimilarWord[]): Nearest | undefined {
  const { length } = typed;
  const [best] = candidates
    .map(({ word, products }) => ({ word, products, wrong: mistakes(typed, word) }))
    .filter(({ word, wrong }) => isForgiven(typed, word, wrong) && beginAlike(typed, word))
    .toSorted((a, b) => a.wrong - b.wrong || b.products - a.products);
  return best && { word: best.word, products: best.products, score: best.wrong / length };
}
