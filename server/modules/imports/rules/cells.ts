/** Spreadsheets take these at the beginning of a cell for a formula; earlier apostrophes keep the way back. */
const FORMULA = /^'*(?:\s*[=+\-@]|[\t\r])/;

/** A text that no spreadsheet takes for a formula. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was guarded; other texts stay as they are. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** A cell of a file: leaves the value, empties it, or is a text. */
export type Cell =
  | { readonly kind: 'leave' | 'empty' }
  | { readonly kind: 'text'; readonly text: string };

export function readCell(cell: string): Cell {
  const trimmed = cell.trim();
  if (trimmed === '') return { kind: 'leave' };
  return trimmed === '-' ? { kind: 'empty' } : { kind: 'text', text: unguardCell(cell) };
}

/** Codes that a spreadsheet turned into a number, such as `8.85E+12`. */
export function isShortenedCode(text: string): boolean {
  return /^\d+[.,]\d+e\+?\d+$/i.test(text.trim());
}
