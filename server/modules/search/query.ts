import type { Term } from './rules/understand.ts';

/** Queries over a document's words and keys, as PostgreSQL writes a tsquery. */
export interface WordQueries {
  /** Every word, anywhere. */
  readonly all: string;
  /** Every word stands in a name or is the brand. */
  readonly named: string;
  /** And a name begins with one of them, or the department is called so. */
  readonly best: string;
  /** A name begins with the first word, and all others are in it. */
  readonly beginning: string;
  /** As `best`, and as `named` without `best`, over the keys (`search_keys` of the database). */
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

/** Normalized words have no quotation marks or backslashes; this makes sure of it. */
function plain(word: string): string {
  return word.replaceAll(/['\\]/g, '');
}
