import type { Dictionary, NamedBrand } from '../ports.ts';
import { medicalLike } from './medical.ts';
import { normalize } from './normalize.ts';
import { stretchesOf } from './parts.ts';
import { mistakes, nearest, resembling } from './similar.ts';
import { isKnown, joinTerms, understand, type Term } from './understand.ts';

/** Limit of suggestions. */
const BRANDS = 4;
/** Shorter words resemble too many names. */
const LONG = 5;
/** More words are no name. */
const MAX_WORDS = 3;

/**
 * Brands whose name in either language resembles the query or its unknown words, the most similar first. Words of a
 * complaint are no brand.
 */
export async function brandsNear(
  text: string,
  dictionary: Dictionary,
  brands: readonly NamedBrand[],
): Promise<readonly NamedBrand[]> {
  const terms = await understand(text, dictionary);
  if (terms.some(isNearMedical)) return [];
  const typed = typedNames(stretchesOf(terms));
  return brands
    .flatMap((brand) => {
      const score = Math.min(...typed.flatMap((word) => scoresOf(word, brand)));
      return score < Infinity ? [{ brand, score }] : [];
    })
    .toSorted((a, b) => a.score - b.score)
    .slice(0, BRANDS)
    .map(({ brand }) => brand);
}

/** The whole query, and its stretches with an unknown word. What is known not to be sold is no misspelt brand. */
function typedNames(stretches: readonly (readonly Term[])[]): readonly string[] {
  if (stretches.flat().some(({ unsold }) => unsold)) return [];
  const unknown = stretches.filter((stretch) => !stretch.every(isKnown));
  const whole = unknown.length > 0 && stretches.length <= MAX_WORDS ? [stretches.flat()] : [];
  const names = [...whole, ...unknown].map((stretch) => closeUp(joinTerms(stretch)));
  return [...new Set(names)].filter((name) => name.length >= LONG);
}

function scoresOf(typed: string, { name }: NamedBrand): readonly number[] {
  const names = [name.en, name.th]
    .map(normalize)
    .flatMap((one) => [closeUp(one), ...one.split(' ')]);
  const long = names.filter((one) => one.length >= LONG);
  const alike = resembling(
    typed,
    long.map((word) => ({ word, products: 0 })),
  );
  return alike.map((word) => mistakes(typed, word) / typed.length);
}

function isNearMedical({ text, medical }: Term): boolean {
  return medical || nearest(text, medicalLike(text)) !== undefined;
}

function closeUp(text: string): string {
  return text.replaceAll(' ', '');
}
