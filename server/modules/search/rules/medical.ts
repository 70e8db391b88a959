import { COMPLAINTS } from '../../../../lib/health/complaints.ts';
import { CONDITIONS } from '../../../../lib/health/conditions.ts';
import { INGREDIENTS } from '../../../../lib/health/ingredients.ts';
import type { SimilarWord } from '../ports.ts';
import { normalize } from './normalize.ts';
import { firstLetter } from './similar.ts';
import { singular } from './words.ts';

/** Full ATC codes: herbs and foods, which also flavour cosmetics, have none. */
const ATC_LENGTH = 7;
const drugs = INGREDIENTS.filter(({ atc }) => atc.length === ATC_LENGTH);
const names = [...CONDITIONS, ...drugs].flatMap(({ en, th, also }) => [en, th, ...also]);

/** Animals need other doses, so a query for one must not lead to what is meant for people. */
const ANIMALS = 'หมา สุนัข แมว กระต่าย dog cat puppy kitten rabbit pet'.split(' ');

const TERMS: ReadonlySet<string> = new Set(
  [...COMPLAINTS, ...ANIMALS, ...names].map(normalize).filter((term) => term !== ''),
);

/** Words of a medicine against a complaint: ยาแก้ปวดข้อ, "fever reducer". */
const THAI_CURE = /^(?:ยา|นวด)?(?:แก้|บรรเทา|อาการ)/;
const ENGLISH_CURE = / (?:medicine|medication|relief|reliever|remedy|reducer|treatment)$/;

/** คัน alone also counts cars. */
const ITCH = /^(?:ยา)?แก้คัน$/;

/** Terms by first letter, which is seldom misspelt. */
const byFirstLetter = Map.groupBy(TERMS, firstLetter);

/** Whether a normalized word or phrase is a complaint, an illness, an active ingredient or an animal. */
export function isMedicalTerm(text: string): boolean {
  return TERMS.has(text) || TERMS.has(text.replace(/[a-z]+$/, singular));
}

/** Whether it is a medical term, or a medicine against one. */
export function isMedical(text: string): boolean {
  if (ITCH.test(text)) return true;
  return isMedicalTerm(text) || TERMS.has(text.replace(THAI_CURE, '').replace(ENGLISH_CURE, ''));
}

/** Medical terms that a misspelt word may mean, as candidates of `nearest`; not necessarily sold. */
export function medicalLike(text: string): readonly SimilarWord[] {
  return (byFirstLetter.get(firstLetter(text)) ?? [])
    .filter((term) => Math.abs(term.length - text.length) <= MAX_GAP)
    .map((word) => ({ word, products: 0 }));
}

const MAX_GAP = 3;
