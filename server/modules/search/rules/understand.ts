import { isMedical } from './medical.ts';
import { normalize } from './normalize.ts';
import type { Dictionary, DictionaryEntry } from '../ports.ts';
import { cutThai, edgesOf } from './thai.ts';
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
/** Longer Thai words are not looked up, to limit the possible cuts. */
const MAX_EDGES = 14;
/** Words of the longest synonym. */
const MAX_PHRASE = 3;

/** Shorter pieces, such as ยา, are in too many names to identify a complaint. */
const PIECE = 3;

/** Words in at most this many products are rare. */
const RARE = 2;

/** Words around what a query names: prepositions, "against", "often", "which is good". */
const LINKS = new Set('และ หรือ กับ ของ สำหรับ ที่ ใน เพื่อ'.split(' '));
const FILLERS = new Set([
  ...LINKS,
  ...'a an and anti at best buy feel feeling have i my size by cheap for from good in of on or price the to with ลด รักษา แก้ ขจัด ป้องกัน ผสม กลิ่น สูตร แบบ ชนิด คน เป็น มี ทา ใช้ ยี่ห้อ ยี่ห้อไหนดี ไหนดี อันไหนดี ราคา ราคาถูก ไซส์ ไซซ์ ขนาด บ่อย มาก เยอะ ไม่หยุด ขึ้น'.split(
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
    const read = piece.thai
      ? { terms: reader.thai(piece.text, last), pieces: 1 }
      : reader.latin(pieces, at);
    terms.push(...read.terms);
    at += read.pieces;
  }
  return withoutFillers(terms).slice(0, MAX_TERMS);
}

const NO_COMPLETIONS: ReadonlyMap<string, readonly string[]> = new Map();

function withoutFillers(terms: readonly Term[]): readonly Term[] {
  const isUnknown = (term: Term | undefined) => term !== undefined && !isKnown(term);
  const said = terms.filter(({ text, glued }, at) => {
    const [before, after] = [glued ? terms[at - 1] : undefined, terms[at + 1]];
    // Within an unknown word it is no word: มี in กลูโคซามีล.
    const isInside = isUnknown(before) || (after?.glued === true && isUnknown(after));
    return isInside || !FILLERS.has(text);
  });
  return said.length > 0 ? said : terms;
}

function candidatesOf(pieces: readonly Piece[]): string[] {
  const words = new Set<string>();
  pieces.forEach((piece, at) => {
    for (const word of piece.thai ? substrings(piece.text) : wordings(pieces, at)) words.add(word);
  });
  return [...words];
}

function substrings(text: string): string[] {
  const edges = edgesOf(text);
  return edges.flatMap((from, at) =>
    edges.slice(at + 1, at + 1 + MAX_EDGES).map((to) => text.slice(from, to)),
  );
}

/** The word itself, its singular, it with the following words, and its split into two parts. */
function wordings(pieces: readonly Piece[], at: number): string[] {
  const { text = '' } = pieces[at] ?? {};
  const phrases = [2, 3].flatMap((count) => phraseOf(pieces, at, count) ?? []);
  const parts = splits(text).flat();
  return [text, singular(text), ...phrases, ...phrases.map(closeUp), ...parts];
}

function phraseOf(pieces: readonly Piece[], at: number, count: number): string | undefined {
  const said = pieces.slice(at, at + count);
  if (said.length < count || said.some(({ thai }) => thai)) return undefined;
  return said.map(({ text }) => text).join(' ');
}

function closeUp(phrase: string): string {
  return phrase.replaceAll(' ', '');
}

/** "facewash" as "face" and "wash": each part has at least three letters. */
function splits(word: string): [string, string][] {
  if (!/^\p{L}{6,24}$/u.test(word)) return [];
  return Array.from({ length: word.length - 5 }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
}

/** Possible prefixes at the end of a query; in Thai the start of the last word is ambiguous. */
export function beginningsOf(piece: Piece | undefined): string[] {
  if (piece === undefined) return [];
  if (!piece.thai) return [piece.text];
  return edgesOf(piece.text)
    .slice(-MAX_EDGES, -1)
    .map((from) => piece.text.slice(from));
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
      entries.has(word) || (last && atEnd && completions.has(word));
    const cuts = cutThai(
      text,
      (word, atEnd) => isMedical(word) || FILLERS.has(word) || isWord(word, atEnd),
    );
    return cuts.map((cut, index) => {
      const ends = last && index === cuts.length - 1;
      const medical = isMedical(cut.text);
      // ยาฆ่าเชื้อ (antibiotic) must not complete to ยาฆ่าเชื้อรา (antifungal).
      const goesOn = ends && !medical;
      const own = [...alternativesOf(cut.text), ...(goesOn ? completed(cut.text) : [])];
      return {
        text: cut.text,
        alternatives: medical && own.length === 0 ? piecewise(cut.text) : own,
        ...{ glued: index > 0, rare: isRare(cut.text), medical },
      };
    });
  }

  /** A complaint that products spell out: all of its words, if the vocabulary has each. */
  function piecewise(text: string): string[][] {
    const cuts = cutThai(text, has).filter((cut) => !LINKS.has(cut.text));
    return cuts.length > 1 && cuts.every((cut) => cut.text.length >= PIECE && has(cut.text))
      ? [cuts.map((cut) => cut.text)]
      : [];
  }

  /** Longest known phrase from here on. */
  function latin(pieces: readonly Piece[], at: number): { terms: Term[]; pieces: number } {
    for (let count = MAX_PHRASE; count > 1; count -= 1) {
      const phrase = phraseOf(pieces, at, count);
      if (phrase === undefined) continue;
      const medical = isMedical(phrase);
      const alternatives = medical ? alternativesOf(phrase) : phraseAlternatives(phrase);
      if (medical || alternatives.length > 0) {
        const term = { text: phrase, alternatives, glued: false, rare: false, medical };
        return { terms: [term], pieces: count };
      }
    }
    const text = pieces[at]?.text ?? '';
    const medical = isMedical(text);
    const goesOn = at === pieces.length - 1 && !medical;
    const alternatives = [...wordAlternatives(text), ...(goesOn ? completed(text) : [])];
    const parts =
      alternatives.length === 0 ? splits(text).find((both) => both.every(has)) : undefined;
    const term = { text, glued: false, rare: isRare(text), medical };
    return { terms: [{ ...term, alternatives: parts ? [parts] : alternatives }], pieces: 1 };
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

  return { thai, latin };
}
