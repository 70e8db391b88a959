import type { SimilarWord } from '../ports.ts';

/** Letters that sound alike; substituting one for the other costs half a mistake. */
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
/** Marks that are often omitted or added. */
const LIGHT = /[่้๊๋็์]/;

function substitution(one: string, other: string): number {
  if (one === other) return 0;
  if (LIGHT.test(one) && LIGHT.test(other)) return 0.5;
  return ALIKE.some((group) => group.includes(one) && group.includes(other)) ? 0.5 : 1;
}

const CHEAPEST_GAP = 0.5;

function gap(letter: string, before: string | undefined): number {
  return LIGHT.test(letter) || letter === before ? CHEAPEST_GAP : 1;
}

/** Edit distance: wrong, missing, extra or transposed letters. */
export function mistakes(typed: string, meant: string): number {
  const one = Array.from(typed);
  const other = Array.from(meant);
  // Line i, column j: distance between the first i letters of one and the first j of the other.
  const lines = [gaps(other)];
  for (const [i, cost] of gaps(one).entries()) {
    if (i === 0) continue;
    const line = [cost];
    for (let j = 1; j <= other.length; j += 1) line.push(cheapest(one, other, lines, line, i, j));
    lines.push(line);
  }
  return lines.at(-1)?.at(-1) ?? 0;
}

/** Cumulative cost of deleting a prefix. */
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

/** Mistakes per letter from which it is another word: "garnier" is not "barrier". */
const TOO_WRONG = 0.25;
/** Short words are few mistakes away from one another. */
const SHORT = 3;

/** At this length a wrong letter yields another word: "phone" is not "prone". */
const FEW_LETTERS = 5;

function isForgiven(typed: string, meant: string, wrong: number): boolean {
  const { length } = typed;
  if (TINY.test(typed) && hasOtherLetter(typed, meant)) return false;
  if (TINY_THAI.test(typed) && meant.length < typed.length) return false;
  if (length <= SHORT) return wrong > 0 && wrong <= 0.5;
  if (length <= FEW_LETTERS && wrong >= 1 && hasOtherLetter(typed, meant)) return false;
  return wrong > 0 && wrong / length < TOO_WRONG;
}

/** Words that differ by a vowel or so are other words: "tent" is not "tint". */
const TINY = /^[a-z]{1,4}$/;

/** Tone marks are often omitted, but seldom added: ปุ๋ย is not ปุย. */
const TINY_THAI = /^[\u0e00-\u0e7f]{1,4}$/;

/** Same length, but not an anagram. */
function hasOtherLetter(typed: string, meant: string): boolean {
  const sorted = (word: string) => Array.from(word).toSorted().join('');
  return typed.length === meant.length && sorted(typed) !== sorted(meant);
}

/** Vowels before their consonant: โดม and ดอม begin alike. */
const LEADING = /^[เแโใไ]/;

/** The consonant, or letter, by which a word begins. */
export function firstLetter(word: string): string {
  return word.replace(LEADING, '').charAt(0);
}

/** The first letter is seldom wrong: it must match, sound alike, or be transposed with the second. */
function beginAlike(typed: string, meant: string): boolean {
  if (LEADING.test(typed) !== LEADING.test(meant) && firstLetter(typed) === firstLetter(meant))
    return true;
  const [first = '', second] = typed;
  const [begin = '', next] = meant;
  return substitution(first, begin) < 1 || (first === next && second === begin);
}

/** A looser limit, for suggesting departments. */
const WORTH_A_LOOK = 1 / 3;

/** Words of similar spelling, with a looser limit than for corrections. */
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

/** False where missing or extra letters alone are too many mistakes; far cheaper than counting them all. */
function isLengthAlike(typed: string, meant: string): boolean {
  const missing = Math.abs(meant.length - typed.length);
  return missing * CHEAPEST_GAP <= Math.max(typed.length * TOO_WRONG, CHEAPEST_GAP);
}

/** Most likely word: fewest mistakes, then most common. */
export function nearest(typed: string, candidates: readonly SimilarWord[]): Nearest | undefined {
  const { length } = typed;
  const [best] = candidates
    .filter(({ word }) => isLengthAlike(typed, word) && beginAlike(typed, word))
    .map(({ word, products }) => ({ word, products, wrong: mistakes(typed, word) }))
    .filter(({ word, wrong }) => isForgiven(typed, word, wrong))
    .toSorted((a, b) => a.wrong - b.wrong || b.products - a.products);
  return best && { word: best.word, products: best.products, score: best.wrong / length };
}
