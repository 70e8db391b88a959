import type { Dictionary } from '../ports.ts';
import { normalize } from './normalize.ts';
import { beginningsOf } from './candidates.ts';
import { understand } from './understand.ts';
import { piecesOf, singular } from './words.ts';

/** Shorter beginnings are of too many words. */
const BEGINNING = 2;

/**
 * Texts that a typed one may become: its last word completed to words of the catalogue, most common first. A
 * complaint or ingredient is complete, since with more letters it is another one.
 */
export async function completionsOf(
  text: string,
  dictionary: Dictionary,
): Promise<readonly string[]> {
  const typed = normalize(text);
  const beginnings = beginningsOf(piecesOf(typed).at(-1)).filter(
    (beginning) => beginning.length >= BEGINNING && !/\d/.test(beginning),
  );
  const terms = await understand(typed, dictionary);
  if (beginnings.length === 0 || terms.at(-1)?.medical) return [];
  const words = await dictionary.completions(beginnings);
  // In Thai, the longest beginning is the surest.
  const beginning = beginnings.find((one) => isBegun(words.get(one), one));
  if (beginning === undefined) return [];
  const before = typed.slice(0, typed.length - beginning.length);
  const whole = (words.get(beginning) ?? []).filter((word) => goesOn(word, beginning));
  const once = new Map(whole.toReversed().map((word) => [singular(word), word]));
  return whole
    .filter((word) => once.get(singular(word)) === word && singular(word) !== singular(beginning))
    .map((word) => `${before}${word}`);
}

function isBegun(words: readonly string[] | undefined, beginning: string): boolean {
  return words?.some((word) => goesOn(word, beginning)) ?? false;
}

function goesOn(word: string, beginning: string): boolean {
  return word !== beginning && word.startsWith(beginning);
}
