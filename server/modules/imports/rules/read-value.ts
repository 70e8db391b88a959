import type { ProductColumn } from '../../../../lib/imports/contract-values.ts';
import { isShortenedCode, type Cell } from './cells.ts';
import { readCount, readSatang, type NumberFault, type ReadNumber } from './numbers.ts';
import { PLACES, type CellKind, type Shelves } from './product-cells.ts';

/** Why a row is refused: an id of `errors.field`, for a column or the whole row. */
export interface Reason {
  readonly column: ProductColumn | null;
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Longest piece of a cell that a reason quotes. */
const QUOTED = 40;

export function reasonOf(column: ProductColumn | null, id: string, text?: string): Reason {
  const values = text === undefined ? {} : { values: { value: text.slice(0, QUOTED) } };
  return { column, id: `errors.field.${id}`, ...values };
}

export type ReadValue = { readonly value: unknown } | { readonly reason: Reason };

const NUMBER_REASONS: Readonly<Record<NumberFault, string>> = {
  number: 'import_number',
  ambiguous: 'import_ambiguous',
  excel: 'import_excel',
};

/** The value of a cell as in the contract; its schema still judges it. */
export function readValue(column: ProductColumn, cell: Cell, shelves: Shelves): ReadValue {
  const { kind } = PLACES[column];
  if (cell.kind !== 'text') return { value: column === 'registration_no' ? null : EMPTY[kind] };
  const { text } = cell;
  if (text.includes('\uFFFD')) return { reason: reasonOf(column, 'import_letters', text) };
  return READ[kind](column, text, shelves);
}

type Read = (column: ProductColumn, text: string, shelves: Shelves) => ReadValue;

const readText: Read = (column, text) =>
  isShortenedCode(text) ? { reason: reasonOf(column, 'import_excel', text) } : { value: text };

const readWord: Read = (_, text) => ({ value: text.trim().toLowerCase() });

const readShelf =
  (kind: 'brand' | 'department'): Read =>
  (column, text, shelves) => {
    const id = shelves.idOf(kind, text);
    return id === undefined ? { reason: reasonOf(column, 'import_shelf', text) } : { value: id };
  };

const READ: Readonly<Record<CellKind, Read>> = {
  ...{ line: readText, text: readText, choice: readWord, state: readWord },
  ...{ brand: readShelf('brand'), department: readShelf('department') },
  baht: (column, text) => number(column, text, readSatang(text), (satang) => satang / 100),
  count: (column, text) => number(column, text, readCount(text), (count) => count),
  words: (_, text) => ({ value: text.split(/[\s,;|]+/).filter((word) => word !== '') }),
};

/** Meaning of an emptied cell; required fields refuse it. */
const EMPTY: Readonly<Record<CellKind, unknown>> = {
  ...{ line: '', text: '', state: '', baht: 0, brand: 0, department: 0 },
  ...{ count: null, words: [], choice: 'none' },
};

function number(
  column: ProductColumn,
  text: string,
  read: ReadNumber,
  toValue: (number: number) => number,
): ReadValue {
  return 'fault' in read
    ? { reason: reasonOf(column, NUMBER_REASONS[read.fault], text) }
    : { value: toValue(read.value) };
}
