import { edgesOf } from './thai.ts';
import { singular, type Piece } from './words.ts';

/** Longer Thai words are not looked up, to limit the possible cuts. */
const MAX_EDGES = 14;

/** Words and phrases that a query may consist of. */
export function candidatesOf(pieces: readonly Piece[]): string[] {
  const words = new Set<string>();
  pieces.forEach((piece, at) => {
    for (const word of piece.thai ? substrings(piece.text) : wordings(pieces, at)) words.add(word);
    for (const phrase of thaiPhrases(pieces, at)) words.add(phrase.text);
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

export function phraseOf(pieces: readonly Piece[], at: number, count: number): string | undefined {
  const said = pieces.slice(at, at + count);
  if (said.length < count || said.some(({ thai }) => thai)) return undefined;
  return said.map(({ text }) => text).join(' ');
}

/** Two or three pieces of which one is Thai: as typed, and Thai ones without spaces. Longest first. */
export function thaiPhrases(pieces: readonly Piece[], at: number): ThaiPhrase[] {
  return [3, 2].flatMap((count) => {
    const said = pieces.slice(at, at + count);
    if (said.length < count || !said.some(({ thai }) => thai)) return [];
    const text = said.map((piece) => piece.text).join(' ');
    const texts = said.every(({ thai }) => thai) ? [text, closeUp(text)] : [text];
    return texts.map((one) => ({ text: one, pieces: count }));
  });
}

interface ThaiPhrase {
  readonly text: string;
  readonly pieces: number;
}

export function closeUp(phrase: string): string {
  return phrase.replaceAll(' ', '');
}

/** "facewash" as "face" and "wash": each part has at least three letters. */
export function splits(word: string): [string, string][] {
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
