export interface Cell {
  readonly text: string;
  /** Absent: a figure without a floor. */
  readonly passed?: boolean;
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | Cell)[])[];
  readonly notes?: readonly string[];
}

interface Bound {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
}

/** The floor of a figure and whether it was kept. */
export function floor(value: number, { min, max, unit = '' }: Bound): Cell {
  const passed = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  const bound = min === undefined ? `<= ${String(max)}` : `>= ${String(min)}`;
  return { text: `${bound}${unit} ${passed ? 'ok' : 'MISSED'}`, passed };
}

/** Requests that were not answered as they should; none is the floor everywhere. */
export function failed(count: number): Cell {
  return count === 0
    ? { text: 'none', passed: true }
    : { text: `${String(count)} FAILED`, passed: false };
}

/** Bytes of a difference or a size, in megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}

/** Infinity where there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}

/** Milliseconds, with as many digits as mean something. */
export function milliseconds(ms: number): string {
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(0);
}

const textOf = (cell: string | Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Markdown, aligned: it reads well in a terminal and in the README. */
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
