import { otherLayouts } from '../../../../lib/format/keyboard.ts';
import { isMedical, medicalLike } from './medical.ts';
import { normalize } from './normalize.ts';
import { namesKind, partsOf, stretchesOf, wordsOf } from './parts.ts';
import type { Dictionary, Wording } from '../ports.ts';
import { nearest } from './similar.ts';
import { isKnown, joinTerms, understand, type Term } from './understand.ts';

const THAI = /[\u0e00-\u0e7f]/;

/** Shorter texts match known words by chance. */
const MIN_LETTERS = 3;

/**
 * Rewordings of a query, most likely first: from the other keyboard layout if that yields known words, spell-checked,
 * and without unrecognisable words. Medical terms are neither replaced nor dropped, so that no complaint becomes
 * another (`docs/product/browse.md`, "Search").
 *
 * @param nothingFound whether to drop known words, too
 */
export async function* wordingsOf(
  text: string,
  dictionary: Dictionary,
  nothingFound: boolean,
): AsyncGenerator<Wording, undefined> {
  const switched = await repairLayout(text, dictionary);
  if (switched !== undefined) yield { text: switched, leftOut: [], medicines: true };
  const terms = await understand(text, dictionary);
  if (terms.some((term) => term.medical && !isKnown(term))) return;
  if (terms.every(isKnown)) yield* wordingsOfKnown(text, terms, dictionary, nothingFound);
  else yield* wordingsOfUnknown(terms, dictionary, nothingFound);
}

/** With catalogue terms for synonyms, with common words for rare ones, and in parts. */
async function* wordingsOfKnown(
  text: string,
  terms: readonly Term[],
  dictionary: Dictionary,
  nothingFound: boolean,
): AsyncGenerator<Wording, undefined> {
  const plain = terms.map(inPlainWords);
  const said = joinTerms(plain);
  const commoner = joinTerms(await repairSpelling(plain, dictionary, RARE));
  if (said !== normalize(text)) yield { text: said, leftOut: [], medicines: true };
  if (commoner !== said && commoner !== normalize(text))
    yield { text: commoner, leftOut: [], medicines: false };
  if (!nothingFound) return;
  const joined = await repairJoined(terms, dictionary);
  if (joined !== undefined) yield { text: joinTerms(joined), leftOut: [], medicines: true };
  const typed = new Map(plain.map((term, at) => [term.text, terms[at]?.text ?? term.text]));
  for await (const part of partsOf(plain, dictionary))
    yield { ...part, leftOut: part.leftOut.map((word) => typed.get(word) ?? word) };
}

/** Spell-checked, without the remaining unknown words, and in parts. */
async function* wordingsOfUnknown(
  terms: readonly Term[],
  dictionary: Dictionary,
  nothingFound: boolean,
): AsyncGenerator<Wording, undefined> {
  const spelt = await repairSpelling(terms, dictionary, UNKNOWN);
  const kept = spelt.every(isKnown) ? spelt : await withoutUnknown(spelt, terms, dictionary);
  const left = stretchesOf(spelt.filter((term) => !kept.includes(term)));
  if (kept.length < left.length || joinTerms(kept).length < MIN_LETTERS) return;
  const leftOut = left.map(joinTerms);
  const medicines = isNearMiss(terms, spelt) || kept.some((term) => term.medical);
  yield { text: joinTerms(kept), leftOut, medicines };
  if (!nothingFound) return;
  for await (const part of partsOf(kept, dictionary))
    yield { ...part, leftOut: [...leftOut, ...part.leftOut] };
}

/**
 * Stretches of known words, if the rest may be dropped: they must name a department as typed. An unknown word makes
 * its whole stretch meaningless (โซฟา does not contain ฟ้า), and a complaint another one. Otherwise empty.
 */
async function withoutUnknown(
  spelt: readonly Term[],
  typed: readonly Term[],
  dictionary: Dictionary,
): Promise<readonly Term[]> {
  const kept = stretchesOf(spelt)
    .filter((stretch) => stretch.every(isKnown))
    .flat();
  const left = spelt.filter((term) => !kept.includes(term));
  if (left.some(isNearMedical) || kept.some((term) => !typed.includes(term))) return [];
  const shelves = await dictionary.shelves(wordsOf(kept));
  if (kept.some((term) => term.medical)) return [];
  return kept.some((term) => namesKind(term, shelves)) ? kept : [];
}

function isNearMedical({ text, medical }: Term): boolean {
  return medical || nearest(text, medicalLike(text)) !== undefined;
}

/** Whether only long words were corrected. Medicine names are long, while short words resemble many others. */
function isNearMiss(typed: readonly Term[], spelt: readonly Term[]): boolean {
  const repaired = spelt.filter((term) => !typed.includes(term));
  return spelt.every(isKnown) && repaired.every(({ text }) => text.length >= LONG_NAME);
}

const LONG_NAME = 7;

/** The catalogue's term for a synonym, in the script that was typed. */
function inPlainWords(term: Term): Term {
  const { text, alternatives } = term;
  const words = alternatives.map((one) => one.join(' '));
  if (words.includes(text)) return term;
  const plain = words.find((one) => THAI.test(one) === THAI.test(text));
  return plain === undefined ? term : { ...term, text: plain };
}

/**
 * The text in the other keyboard layout: as a whole, or only its unknown words. Digits are the same in both layouts,
 * so with digits the words are tried first.
 */
async function repairLayout(text: string, dictionary: Dictionary): Promise<string | undefined> {
  if (/(?:^|\s)\d/.test(text))
    return (await repairWords(text, dictionary)) ?? (await repairWhole(text, dictionary));
  return (await repairWhole(text, dictionary)) ?? repairWords(text, dictionary);
}

async function repairWhole(text: string, dictionary: Dictionary): Promise<string | undefined> {
  const readings = otherLayouts(text).map(normalize);
  for (const reading of readings) {
    if (!reading.split(' ').some((word) => word.length >= MIN_LETTERS)) continue;
    for (const begun of [false, true]) if (await knows(reading, dictionary, begun)) return reading;
  }
  return undefined;
}

async function repairWords(text: string, dictionary: Dictionary): Promise<string | undefined> {
  const words = text.trim().split(/\s+/);
  if (words.length === 1 || words.length > MAX_DOUBTS) return undefined;
  const repaired = await Promise.all(words.map((word) => repairWord(word, dictionary)));
  const known = repaired.filter((word) => word !== undefined);
  const changed = known.some((word, index) => word !== words[index]);
  return changed && known.length === words.length ? normalize(known.join(' ')) : undefined;
}

/** The word itself if it is known or a number; undefined if no layout yields a word. */
async function repairWord(word: string, dictionary: Dictionary): Promise<string | undefined> {
  if (/^[\d.,%+-]+$/.test(word) || (await knows(word, dictionary))) return word;
  const readings = otherLayouts(word).map(normalize);
  for (const reading of readings)
    if (reading.length >= MIN_LETTERS && (await knows(reading, dictionary))) return reading;
  return undefined;
}

async function knows(text: string, dictionary: Dictionary, begun = false): Promise<boolean> {
  const terms = await understand(text, dictionary, begun);
  return terms.length > 0 && terms.every(isKnown);
}

/** More unknown words are not a query; each would be compared with the vocabulary. */
const MAX_DOUBTS = 4;

interface Doubt {
  /** Words that may be misspelt. */
  readonly of: (term: Term) => boolean;
  /** Minimum number of products for a replacement. */
  readonly products: number;
}

const UNKNOWN: Doubt = { of: (term) => !isKnown(term), products: 0 };
/** A rare word may be a typing error contained in some name. */
const RARE: Doubt = { of: (term) => term.rare && !term.medical, products: 40 };

/** Replaces doubtful words by likely ones; in Thai jointly with a neighbour if that fits better. */
async function repairSpelling(
  terms: readonly Term[],
  dictionary: Dictionary,
  doubt: Doubt,
): Promise<readonly Term[]> {
  if (terms.filter(doubt.of).length > MAX_DOUBTS) return terms;
  const repaired = [...terms];
  for (let at = repaired.length - 1; at >= 0; at -= 1) {
    const term = repaired[at];
    if (term === undefined || !doubt.of(term) || /\d/.test(term.text)) continue;
    const repair = await bestRepair(repaired, at, dictionary);
    if (repair === undefined || repair.products < doubt.products) continue;
    const text = await canonical(repair.word, dictionary);
    const glued = repair.terms[0]?.glued ?? false;
    repaired.splice(repair.from, repair.terms.length, {
      text,
      alternatives: [[text]],
      glued,
      rare: false,
      medical: isMedical(text),
      ...{ unsold: false, lead: '' },
    });
  }
  return repaired;
}

/** Mistakes per letter of a whole stretch: a tone mark or vowel alike, not another word. */
const SLIP = 0.125;

/** Stretches that are one misspelt word, although their parts are words: ขมิ้นชั้น of ขมิ้นชัน. */
async function repairJoined(
  terms: readonly Term[],
  dictionary: Dictionary,
): Promise<readonly Term[] | undefined> {
  const stretches = await Promise.all(
    stretchesOf(terms).map(async (stretch) => {
      if (stretch.length < 2 || stretch.some((term) => term.medical)) return stretch;
      const repair = await bestRepair(stretch, 0, dictionary);
      const [first] = stretch;
      if (!first || repair?.terms.length !== stretch.length || repair.score > SLIP) return stretch;
      const text = await canonical(repair.word, dictionary);
      return [{ ...first, text, alternatives: [[text]], rare: false, medical: isMedical(text) }];
    }),
  );
  const repaired = stretches.flat();
  return repaired.length < terms.length ? repaired : undefined;
}

/** A synonym may itself be a misspelling, so its meaning in the same script is shown. */
async function canonical(word: string, dictionary: Dictionary): Promise<string> {
  const entry = (await dictionary.lookUp([word])).get(word);
  if (entry === undefined || entry.products > 0) return word;
  return entry.means.find((means) => THAI.test(means) === THAI.test(word)) ?? word;
}

async function bestRepair(terms: readonly Term[], at: number, dictionary: Dictionary) {
  const spans = spansAround(terms, at).filter(([from, to]) =>
    terms.slice(from, to + 1).every((term) => !term.medical && !term.unsold),
  );
  const repairs = await Promise.all(
    spans.map(async ([from, to]) => {
      const said = terms.slice(from, to + 1);
      const text = said
        .map(({ text: word, lead }, place) => (place > 0 ? lead : '') + word)
        .join('');
      const candidates = [...(await dictionary.similar(text)), ...medicalLike(text)];
      const found = nearest(text, candidates);
      return found ? [{ from, terms: said, ...found }] : [];
    }),
  );
  const best = repairs.flat().toSorted((a, b) => a.score - b.score)[0];
  // A misspelt complaint or medicine that the shop does not sell must not become another one.
  const entry = best && (await dictionary.lookUp([best.word])).get(best.word);
  return entry && (entry.products > 0 || entry.means.length > 0) ? best : undefined;
}

/** The term alone, with its neighbours, and with everything before or after it in the same stretch. */
function spansAround(terms: readonly Term[], at: number): [from: number, to: number][] {
  let first = at;
  while (first > 0 && terms[first]?.glued) first -= 1;
  let last = at;
  while (terms[last + 1]?.glued) last += 1;
  const froms = [at, Math.max(first, at - 1), first];
  const tos = [at, Math.min(last, at + 1), last];
  const spans = new Map(
    froms.flatMap((from) =>
      tos.map((to) => [`${String(from)}-${String(to)}`, [from, to]] as const),
    ),
  );
  return [...spans.values()].map(([from, to]) => [from, to]);
}
