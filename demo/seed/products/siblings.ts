import { brands } from '../brands.ts';
import { kinds } from './kinds.ts';
import type { Combination } from './combinations.ts';

const KIND = '{0} Foundation {1}';
const BRAND = 'Velmora';
const FINISH = 'Dewy Glow';
/** One of the shades is made by the turns of its department too. */
const SHADES = ['02 Light Ivory', '05 Warm Sand', '10 Cocoa'];

/** A foundation in each of its sizes and three shades, so that shoppers choose between two options. */
export function siblingCombinations(): readonly Combination[] {
  const kindIndex = kinds.findIndex(({ name }) => name.en === KIND);
  const kind = kinds[kindIndex];
  const brand = brands.find(({ name }) => name.en === BRAND);
  const [finishes = [], shades = []] = kind?.axes ?? [];
  const firstChoice = finishes.findIndex(({ name }) => name.en === FINISH);
  const finish = finishes[firstChoice];
  if (!kind || !brand || !finish) throw new Error(`${BRAND} ${FINISH} Foundation is not made`);
  return SHADES.flatMap((wanted) => {
    const shade = shades.find(({ name }) => name.en === wanted);
    if (!shade) throw new Error(`The shade ${wanted} is not made`);
    const choices = [finish, shade];
    return kind.sizes.map((size) => ({ kind, kindIndex, brand, choices, firstChoice, size }));
  });
}
