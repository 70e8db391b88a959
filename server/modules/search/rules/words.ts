import { normalize } from './normalize.ts';
import { cutThai, segmentThai } from './thai.ts';

export interface Piece {
  readonly text: string;
  readonly thai: boolean;
}

/**
 * Splits normalized text into Thai stretches, which are segmented later, and words of other scripts with their
 * numbers.
 */
export function piecesOf(text: string): Piece[] {
  const pieces = text.match(/[\u0e00-\u0e7f]+|[^\s\u0e00-\u0e7f]+/g) ?? [];
  return pieces.map((piece) => ({ text: piece, thai: /[\u0e00-\u0e7f]/.test(piece) }));
}

/** "masks" is "mask", "brushes" is "brush"; "lens" and "citrus" stay. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Minimum length of a compound's part that counts as a word. */
const PART = 3;

/** Splits a text into its search words, in order. */
export type Cutter = (text: string) => readonly string[];

/**
 * Thai is split at the words of the lexicon first, since the segmenter breaks loanwords (เซ|รั่ม), then by the
 * segmenter. Results are memoised, because names of a catalogue repeat their parts.
 */
export function createCutter(lexicon: ReadonlySet<string>): Cutter {
  const thai = remembered((text) => thaiWords(text, lexicon));
  return (text) =>
    piecesOf(normalize(text)).flatMap((piece) =>
      piece.thai ? thai(piece.text) : latinWords(piece.text),
    );
}

export function remembered(cut: Cutter): Cutter {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? cut(text);
    known.set(text, words);
    return words;
  };
}

function latinWords(word: string): string[] {
  const amount = /^(\d+(?:\.\d+)?)[a-z]+$/.exec(word)?.[1];
  const letters = /^([a-z]+)\d/.exec(word)?.[1];
  return [...new Set([word, singular(word), amount ?? word, letters ?? word])];
}

function thaiWords(text: string, lexicon: ReadonlySet<string>): string[] {
  return cutThai(text, (word) => lexicon.has(word)).flatMap((cut) =>
    cut.known ? [cut.text, ...partsOf(cut.text, lexicon)] : segmentThai(cut.text),
  );
}

/** Words within a compound: ครีม and กันแดด within ครีมกันแดด. */
function partsOf(compound: string, lexicon: ReadonlySet<string>): string[] {
  const segments = segmentThai(compound);
  if (segments.length < 2) return [];
  const whole = segments.every((segment) => segment.length >= PART) ? segments : [];
  const spans = segments.flatMap((_, from) =>
    segments.map((_, to) => segments.slice(from, to + 1).join('')),
  );
  const known = spans.filter(
    (span) => span.length >= PART && span !== compound && lexicon.has(span),
  );
  return [...new Set([...whole, ...known])];
}
