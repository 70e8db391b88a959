import { guardCell } from './cells.ts';

/** Spreadsheets read UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a file for spreadsheets, with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(guardCell(cell))).join(',')}\r\n`;
}

/** A line of cells as a file had them, which are guarded already. */
export function rawCsvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /["',;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
