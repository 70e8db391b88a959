/** Spreadsheets take these at the beginning of a field for a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
/** Spreadsheets read UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One field: quoted where it has to be, and never a formula. */
export function csvField(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /["',;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as spreadsheets open it, with one line of headings. */
export function toCsv(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const text = [heads, ...lines].map((line) => line.map(csvField).join(',')).join('\r\n');
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
