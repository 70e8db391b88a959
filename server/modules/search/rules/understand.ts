import {
  beginningsOf,
  candidatesOf,
  closeUp,
  phraseOf,
  splits,
  thaiPhrases,
} from './candidates.ts';
import { isMedical } from './medical.ts';
import { normalize } from './normalize.ts';
import type { Dictionary, DictionaryEntry } from '../ports.ts';
import { cutThai, keepWhole } from './thai.ts';
import { piecesOf, singular, type Piece } from './words.ts';

/** A word or phrase of a query, with the alternatives that match it. */
export interface Term {
  readonly text: string;
  /** Word sets, of which a product must have one entirely; empty if the word is unknown. */
  readonly alternatives: readonly (readonly string[])[];
  /** Follows the previous term without a space, as in Thai. */
  readonly glued: boolean;
  /** Known, but in hardly any product. */
  readonly rare: boolean;
  /** A complaint, an illness or an active ingredient; must not be replaced. */
  readonly medical: boolean;
  /** An article or brand that the shop does not sell; must not be replaced. */
  readonly unsold: boolean;
  /** Fillers left out within the stretch before it: ทา of ลอราทาดีน. */
  readonly lead: string;
}

export function isKnown({ alternatives }: Term): boolean {
  return alternatives.length > 0;
}

/** Joins terms into text with the original spaces. */
export function joinTerms(terms: readonly Term[]): string {
  return terms.reduce(
    (text, term) => `${text}${term.glued || text === '' ? '' : ' '}${term.text}`,
    '',
  );
}

/** Above the length of real queries. */
const MAX_TERMS = 12;
/** Words of the longest synonym. */
const MAX_PHRASE = 3;

/** Shorter pieces, such as ยา, are in too many names to identify a complaint. */
const PIECE = 3;

/** Shorter names are parts of other words. */
const LONG_NAME = 5;

/** Words in at most this many products are rare. */
const RARE = 2;

/** Words around what a query names: prepositions, "against", "often", "which is good". */
const LINKS = new Set('และ หรือ กับ ของ สำหรับ ที่ ใน เพื่อ'.split(' '));
const FILLERS = new Set([
  ...LINKS,
  ...'a always an and anti at awful bad best buy constant feel feeling have i mild my really size by cheap for from good in of on or price terrible the to very with ลด รักษา แก้ ขจัด ป้องกัน ผสม กลิ่น สูตร แบบ ชนิด คน เป็น มี ทา ใช้ ยี่ห้อ ยี่ห้อไหนดี ไหนดี อันไหนดี ราคา ราคาถูก ไซส์ ไซซ์ ขนาด บ่อย มาก เยอะ ไม่หยุด ขึ้น'.split(
    ' ',
  ),
]);

/** Parses a query by the dictionary: a product must match every term. `begun` treats the last word as a prefix. */
export async function understand(
  text: string,
  dictionary: Dictionary,
  begun = false,
): Promise<readonly Term[]> {
  const pieces = piecesOf(normalize(text)).slice(0, MAX_TERMS * 2);
  if (pieces.length === 0) return [];
  const [entries, completions] = await Promise.all([
    dictionary.lookUp(candidatesOf(pieces)),
    begun ? dictionary.completions(beginningsOf(pieces.at(-1))) : NO_COMPLETIONS,
  ]);
  const reader = createReader(entries, completions);
  const terms: Term[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const last = at === pieces.length - 1;
    const read =
      reader.spaced(pieces, at) ??
      (piece.thai ? { terms: reader.thai(piece.text, last), pieces: 1 } : reader.latin(pieces, at));
    terms.push(...read.terms);
    at += read.pieces;
  }
  return onlySold(withoutFillers(terms)).slice(0, MAX_TERMS);
}

/** An article that is not sold finds nothing by itself; beside other words it may be part of one: "brow pencil". */
function onlySold(terms: readonly Term[]): readonly Term[] {
  const isAlone = terms.every(({ unsold }) => unsold);
  return isAlone ? terms.map((term) => ({ ...term, alternatives: [], rare: false })) : terms;
}

/** Not glued to the term before it. */
const PLAIN = { glued: false, rare: false, lead: '' };

const NO_COMPLETIONS: ReadonlyMap<string, readonly string[]> = new Map();

function withoutFillers(terms: readonly Term[]): readonly Term[] {
  const isUnknown = (term: Term | undefined) => term !== undefined && !isKnown(term);
  const said = terms.filter(({ text, glued }, at) => {
    const [before, after] = [glued ? terms[at - 1] : undefined, terms[at + 1]];
    // Within an unknown word it is no word: มี in กลูโคซามีล.
    const isInside = isUnknown(before) || (after?.glued === true && isUnknown(after));
    return isInside || !FILLERS.has(text);
  });
  if (said.length === 0) return terms;
  const places = said.map((term) => terms.indexOf(term));
  return said.map((term, at) => {
    const left = terms.slice((places[at - 1] ?? -1) + 1, places[at]);
    return { ...term, lead: left.map(({ text }) => text).join('') };
  });
}

function createReader(
  entries: ReadonlyMap<string, DictionaryEntry>,
  completions: ReadonlyMap<string, readonly string[]>,
) {
  const has = (word: string) => (entries.get(word)?.products ?? 0) > 0;

  function isRare(text: string): boolean {
    const entry = entries.get(text);
    return entry !== undefined && entry.products <= RARE && entry.means.length === 0;
  }

  function isUnsold(text: string): boolean {
    return [text, singular(text)].some((word) => entries.get(word)?.unsold);
  }

  function alternativesOf(text: string): string[][] {
    const literal = text.split(' ');
    const means = entries.get(text)?.means ?? [];
    return [...(literal.every(has) ? [literal] : []), ...means.map((one) => one.split(' '))];
  }

  /** Completions of the end of a query. A complete synonym keeps its meaning. */
  function completed(text: string): string[][] {
    const isSynonym = !has(text) && (entries.get(text)?.means.length ?? 0) > 0;
    return isSynonym ? [] : (completions.get(text) ?? []).map((word) => word.split(' '));
  }

  function thai(text: string, last: boolean): Term[] {
    const isWord = (word: string, atEnd: boolean) =>
      isNamed(word, text) || (last && atEnd && completions.has(word));
    const isCut = (word: string, atEnd: boolean) =>
      isMedical(word) || FILLERS.has(word) || isWord(word, atEnd);
    // "Knee pain" within "gel against pain" and "knee".
    const cuts = keepWhole(cutThai(text, isCut), isMedical, (word) => isCut(word, false));
    return cuts.map((cut, index) => {
      const ends = last && index === cuts.length - 1;
      const medical = isMedical(cut.text);
      const unsold = isUnsold(cut.text);
      // ยาฆ่าเชื้อ (antibiotic) must not complete to ยาฆ่าเชื้อรา (antifungal).
      const goesOn = ends && !medical && !unsold;
      const own = [...alternativesOf(cut.text), ...(goesOn ? completed(cut.text) : [])];
      return {
        text: cut.text,
        alternatives: medical && own.length === 0 ? piecewise(cut.text) : own,
        ...{ glued: index > 0, rare: isRare(cut.text), medical, unsold, lead: '' },
      };
    });
  }

  /** A short name that is not sold may be part of another word: พรม of พรมน้ำ. */
  function isNamed(word: string, stretch: string): boolean {
    const entry = entries.get(word);
    if (entry === undefined) return false;
    const isSold = entry.products > 0 || entry.means.length > 0;
    return isSold || word === stretch || word.length >= LONG_NAME;
  }

  /** A synonym with Thai words, typed with a space: "โฟมล้างหน้า สิว", "โฟมล้างหน้า acne". */
  function spaced(pieces: readonly Piece[], at: number) {
    for (const { text, pieces: count } of thaiPhrases(pieces, at)) {
      if ((entries.get(text)?.means.length ?? 0) === 0) continue;
      const [alternatives, medical] = [alternativesOf(text), isMedical(text)];
      const term = { ...PLAIN, text, alternatives, medical, unsold: false };
      return { terms: [term], pieces: count };
    }
    return undefined;
  }

  /** A complaint that products spell out: all of its words, if the vocabulary has each. */
  function piecewise(text: string): string[][] {
    const cuts = cutThai(text, has).filter((cut) => !LINKS.has(cut.text));
    return cuts.length > 1 && cuts.every((cut) => cut.text.length >= PIECE && has(cut.text))
      ? [cuts.map((cut) => cut.text)]
      : [];
  }

  /** Longest known phrase from here on, or the word. */
  function latin(pieces: readonly Piece[], at: number): { terms: Term[]; pieces: number } {
    for (let count = MAX_PHRASE; count > 1; count -= 1) {
      const phrase = phraseOf(pieces, at, count);
      const term = phrase === undefined ? undefined : knownPhrase(phrase);
      if (term) return { terms: [term], pieces: count };
    }
    const text = pieces[at]?.text ?? '';
    return { terms: [word(text, at === pieces.length - 1)], pieces: 1 };
  }

  function knownPhrase(phrase: string): Term | undefined {
    const [medical, unsold] = [isMedical(phrase), isUnsold(phrase)];
    const isWhole = medical || unsold;
    const alternatives = isWhole ? alternativesOf(phrase) : phraseAlternatives(phrase);
    if (!isWhole && alternatives.length === 0) return undefined;
    return { ...PLAIN, text: phrase, alternatives, medical, unsold };
  }

  function word(text: string, last: boolean): Term {
    const [medical, unsold] = [isMedical(text), isUnsold(text)];
    const goesOn = last && !medical && !unsold;
    const alternatives = [...wordAlternatives(text), ...(goesOn ? completed(text) : [])];
    const parts =
      alternatives.length === 0 ? splits(text).find((both) => both.every(has)) : undefined;
    const term = { ...PLAIN, text, rare: isRare(text), medical, unsold };
    return { ...term, alternatives: parts ? [parts] : alternatives };
  }

  /** A phrase counts if it is a synonym, or one word typed as several. */
  function phraseAlternatives(phrase: string): string[][] {
    if (entries.get(phrase)?.means.length) return alternativesOf(phrase);
    const apart = phrase
      .split(' ')
      .every((word) => entries.has(word) || entries.has(singular(word)));
    return apart ? [] : alternativesOf(closeUp(phrase));
  }

  function wordAlternatives(word: string): string[][] {
    const forms = new Set([word, singular(word)]);
    return [...forms].flatMap(alternativesOf);
  }

  return { thai, latin, spaced };
}
