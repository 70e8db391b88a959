export interface Cell {
  readonly text: string;
  /** Undefined for a figure without a floor. */
  readonly passed?: boolean;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | Cell)[])[];
  readonly notes?: readonly string[];
}

export interface Bound {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

export function isWithin(value: number, { min = -Infinity, max = Infinity }: Bound): boolean {
  return value >= min && value <= max;
}

export function boundText({ min, max, unit = '' }: Bound): string {
  const text = (limit = NaN) => limit.toLocaleString('en');
  return (min === undefined ? `<= ${text(max)}` : `>= ${text(min)}`) + unit;
}

export function floor(value: number, bound: Bound): Cell {
  const passed = isWithin(value, bound);
  return { text: `${boundText(bound)} ${passed ? 'ok' : 'MISSED'}`, passed };
}

export function failed(count: number): Cell {
  return count === 0
    ? { text: 'none', passed: true }
    : { text: `${String(count)} FAILED`, passed: false };
}

export const BYTES_PER_MB = 1_048_576;

export function megabytes(bytes: number): string {
  return `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
}

export function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}

/** Infinity for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

/** Milliseconds with two significant decimals below 10. */
export function milliseconds(ms: number): string {
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(0);
}

const textOf = (cell: string | Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Aligned Markdown, readable in a terminal and in the README. */
export function render({ title, columns, rows, notes = [] }: Table): string {
  const lines = [columns, ...rows].map((cells) => cells.map(textOf));
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = lines;
  return [`\n${title}\n`, line(head), rule, ...body.map(line), ...notes.map((n) => `\n${n}`)].join(
    '\n',
  );
}

export function missedFloors({ rows }: Table): number {
  return rows.flat().filter((cell) => typeof cell !== 'string' && cell.passed === false).length;
}
