import { CONDITIONS } from './conditions.ts';
import { GROUPS } from './groups.ts';
import { INGREDIENTS } from './ingredients.ts';
import type { Named } from './table.ts';

/** Entries that a text names, each once. */
export interface Recognised {
  readonly ingredients: readonly string[];
  readonly groups: readonly string[];
  readonly conditions: readonly string[];
}

interface Spelling {
  readonly text: string;
  readonly id: string;
}

/** Longest first, so that the name of one thing within that of another counts once. */
function spellingsOf(things: readonly Named[]): readonly Spelling[] {
  return things
    .flatMap(({ id, en, th, also }) => [en, th, ...also].map((text) => ({ id, text: plain(text) })))
    .toSorted((a, b) => b.text.length - a.text.length);
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'");
const INGREDIENT_SPELLINGS = spellingsOf(INGREDIENTS);
const GROUP_SPELLINGS = spellingsOf(GROUPS);
const CONDITION_SPELLINGS = spellingsOf(CONDITIONS);
const LATIN = /[a-z0-9]/;

/** Positions of a spelling: as a whole word in Latin letters, anywhere in Thai, which does not separate words. */
function placeOf(text: string, spelling: string): number {
  for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
    const parted =
      !isLatin(text.charAt(at - 1), spelling.charAt(0)) &&
      !isLatin(text.charAt(at + spelling.length), spelling.charAt(spelling.length - 1));
    if (parted) return at;
  }
  return -1;
}

const isLatin = (one: string, other: string) => LATIN.test(one) && LATIN.test(other);

export interface Found extends Spelling {
  /** Where it ends in `text`. */
  readonly end: number;
}

/** Ingredients in the order of the text, each once for each time it is named. */
export function findIngredients(text: string): readonly Found[] {
  return find(plain(text), INGREDIENT_SPELLINGS).found;
}

function find(text: string, spellings: readonly Spelling[]) {
  let left = text;
  const found: Found[] = [];
  for (const spelling of spellings) {
    for (let at = placeOf(left, spelling.text); at >= 0; at = placeOf(left, spelling.text)) {
      const end = at + spelling.text.length;
      found.push({ ...spelling, end });
      left = left.slice(0, at) + '\u0000'.repeat(spelling.text.length) + left.slice(end);
    }
  }
  return { found: found.toSorted((a, b) => a.end - b.end), left };
}

/**
 * Names that the tables know, in what people write. It does not understand: "no allergy to aspirin" names aspirin, too,
 * since a warning too many does less harm than one too few.
 */
export function recognise(text: string): Recognised {
  const ingredients = find(plain(text), INGREDIENT_SPELLINGS);
  const groups = find(ingredients.left, GROUP_SPELLINGS);
  const conditions = find(plain(text), CONDITION_SPELLINGS);
  const idsOf = (found: readonly Found[]) => [...new Set(found.map(({ id }) => id))];
  return {
    ingredients: idsOf(ingredients.found),
    groups: idsOf(groups.found),
    conditions: idsOf(conditions.found),
  };
}
