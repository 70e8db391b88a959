import type { Term } from './rules/understand.ts';

/** tsquery texts over a document's words and keys. */
export interface WordQueries {
  /** All words, anywhere. */
  readonly all: string;
  /** All words in a name or brand. */
  readonly named: string;
  /** Narrows `named`: a name starts with one of the words, or the department has that name. */
  readonly best: string;
  /** A name starts with the first word and contains all others. */
  readonly beginning: string;
  /** `best`, and `named` without `best`, over the keys (`search_keys` of the database). */
  readonly bestKeys: string;
  readonly otherKeys: string;
}

type Lexeme = (word: string) => string;

const anywhere: Lexeme = (word) => `'${plain(word)}'`;
const named: Lexeme = (word) => `'${plain(word)}':AB`;
const begins: Lexeme = (word) => `'${plain(word)}':A`;
const best: Lexeme = (word) => `('${plain(word)}':A | '${plain(word)}':AB & '${plain(word)}':C)`;
const namedKey: Lexeme = (word) => `'${plain(word)}/1'`;
const bestKey: Lexeme = (word) => `'${plain(word)}/2'`;

export function wordQueries(terms: readonly Term[]): WordQueries {
  return {
    all: every(terms, anywhere),
    named: every(terms, named),
    best: `${every(terms, named)} & ${any(terms, best)}`,
    beginning: [...terms.slice(0, 1).map(oneOf(begins)), ...terms.slice(1).map(oneOf(named))].join(
      ' & ',
    ),
    bestKeys: `${every(terms, namedKey)} & ${any(terms, bestKey)}`,
    otherKeys: `${every(terms, namedKey)} & !${any(terms, bestKey)}`,
  };
}

function every(terms: readonly Term[], lexeme: Lexeme): string {
  return terms.map(oneOf(lexeme)).join(' & ');
}

function any(terms: readonly Term[], lexeme: Lexeme): string {
  return `(${terms.map(oneOf(lexeme)).join(' | ')})`;
}

function oneOf(lexeme: Lexeme): (term: Term) => string {
  return ({ alternatives }) => {
    const options = alternatives.map((words) => words.map(lexeme).join(' & '));
    return `(${[...new Set(options)].join(' | ')})`;
  };
}

/** Normalized words contain no quotes or backslashes; this enforces it. */
function plain(word: string): string {
  return word.replaceAll(/['\\]/g, '');
}
