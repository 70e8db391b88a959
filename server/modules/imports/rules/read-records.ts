import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decoderOf, type Encoding } from './decoding.ts';
import type { Dialect } from './dialect.ts';

/** A line of a table that is longer has lost its closing quotation mark. */
const RECORD_MAX = 100_000;

export interface FileRecord {
  /** Number of the row in a spreadsheet; headings are the first. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The file is no table, for example because a quotation mark is never closed. */
export class BrokenFile extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`broken at row ${String(row)}`);
    this.name = 'BrokenFile';
    this.row = row;
  }
}

/** Records of a file, which is read piece by piece; throws BrokenFile. */
export async function* recordsOf(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  { delimiter, skipped }: Dialect,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    ...{ delimiter, from_line: skipped + 1, max_record_size: RECORD_MAX },
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
  let row = 0;
  pipeline(Readable.from(textsOf(pieces, encoding)), parser, () => undefined);
  try {
    for await (const cells of parser) {
      row += 1;
      yield { row, cells: cells as string[] };
    }
  } catch (error) {
    if (error instanceof CsvError || error instanceof BrokenFile) throw new BrokenFile(row + 1);
    throw error;
  }
}

async function* textsOf(pieces: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = decoderOf(encoding);
  for await (const piece of pieces) {
    const text = decoder.next(piece);
    if (text === undefined) throw new BrokenFile(0);
    if (text !== '') yield text;
  }
}

/** Whether a row has nothing, as spreadsheets leave them below a table. */
export function isBlank({ cells }: FileRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}
