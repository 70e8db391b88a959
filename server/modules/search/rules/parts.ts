import type { Dictionary, Wording } from '../ports.ts';
import { joinTerms, type Term } from './understand.ts';
import { singular } from './words.ts';

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
  const names = (term: Term) => namesConcept(term, shelves);
  const onShelf = (term: Term) => namesKind(term, shelves);
  const isComplaint = asked.some((term) => term.medical);
  // Other words make a complaint another one: "vaginal" of "vaginal itching".
  const mayDrop = (term: Term) => !term.medical && (!isComplaint || names(term) || isGeneric(term));
  const weight = (part: readonly Term[]) => part.length + part.filter(onShelf).length / 10;
  const place = ([only, other]: readonly Term[]) =>
    only && !other && LATIN.test(only.text) ? asked.indexOf(only) : 0;
  const stretches = stretchesOf(asked);
  const parts = subsetsOf(asked)
    .filter(
      (part) => part.length < terms.length && part.some((term) => term.medical || names(term)),
    )
    .filter((part) => asked.every((term) => part.includes(term) || mayDrop(term)))
    .filter((part) => stretches.every((stretch) => isWhole(stretch, part, onShelf)))
    .toSorted((a, b) => weight(b) - weight(a) || place(b) - place(a));
  for (const part of parts) {
    const text = joinTerms(part);
    if (text.length < MIN_LETTERS) continue;
    const leftOut = terms.filter((term) => !part.includes(term)).map((term) => term.text);
    yield {
      text,
      leftOut,
      medicines: part.some((term) => term.medical || MEDICINE.test(term.text)),
    };
  }
}

/** Words that match any of the alternatives. */
export function wordsOf(terms: readonly Term[]): readonly string[] {
  return terms.flatMap(({ alternatives }) => alternatives.flat());
}

/** Forms of many kinds of article; without one the rest of a stretch still names the article. */
const FORMS = new Set(
  'ครีม เจล โลชั่น สเปรย์ แผ่น ผง เม็ด แคปซูล ยาทา ยานวด ยากิน แปะ ประคบ นวด'.split(' '),
);

/** Forms, people and parts of the body, which say too little alone: a cream is no answer to "nipple cream". */
const GENERIC = new Set([
  ...'ครีม เจล สเปรย์ แผ่น ผง เม็ด แคปซูล ยาทา ยานวด ยากิน แปะ ประคบ นวด น้ำ น้ำยา เครื่อง ยา ชุด ซอง อาหาร อาหารเสริม หน้า ตัว ผม ผิว มือ เท้า ตา ปาก เด็ก ผู้ชาย ผู้หญิง'.split(
    ' ',
  ),
  ...'cream gel spray oil tablet tablets capsule capsules sachet bar drink kit set refill remover food supplement medicine medicines herbal'.split(
    ' ',
  ),
  ...'face body hair skin hand foot eye mouth oral baby kids men women home beauty health care'.split(
    ' ',
  ),
]);

/** Whether a term names a kind of article, an ingredient or a concern: it has synonyms, or a department is called so. */
export function namesConcept(term: Term, shelves: ReadonlySet<string>): boolean {
  if (isGeneric(term)) return false;
  const words = term.alternatives.map((all) => all.join(' '));
  const isOther = (word: string) =>
    word.replaceAll(' ', '') !== term.text && word !== singular(term.text);
  return words.some(isOther) || namesShelf(term, shelves);
}

/** Whether a term names a department's kind of article. */
export function namesKind(term: Term, shelves: ReadonlySet<string>): boolean {
  return !isGeneric(term) && namesShelf(term, shelves);
}

function isGeneric({ text, alternatives }: Term): boolean {
  return GENERIC.has(text) || alternatives.some((all) => GENERIC.has(all.join(' ')));
}

function namesShelf({ alternatives }: Term, shelves: ReadonlySet<string>): boolean {
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
  if (isBeginning) return head !== undefined && head.text.length >= HEAD && onShelf(head);
  const named = stretch.findIndex(({ text }) => !FORMS.has(text));
  return named > 0 && kept.length === stretch.length - named && kept[0] === stretch[named];
}

/** Names of medicines begin so, and those of a few other articles, which find no medicines. */
const MEDICINE = /^ยา./;

/** Shorter first words, such as น้ำ, are prefixes of unrelated words. */
const HEAD = 4;

/** All subsets in order; those with the first terms come first. */
function subsetsOf(terms: readonly Term[]): readonly (readonly Term[])[] {
  const [first, ...rest] = terms;
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others.map((other) => [first, ...other]), ...others];
}
