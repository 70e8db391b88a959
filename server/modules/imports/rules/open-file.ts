import type { ImportFault } from '../../../../lib/imports/contract-values.ts';
import type { ImportsRepo } from '../ports.ts';
import { decoderOf, EncodingFinder, type Encoding } from './decoding.ts';
import { dialectOf, type Dialect } from './dialect.ts';
import { foldHeading } from './product-columns.ts';
import { BrokenFile, recordsOf } from './read-records.ts';

type Parts = Pick<ImportsRepo, 'part' | 'partSizes'>;

export interface OpenedFile {
  readonly encoding: Encoding;
  readonly dialect: Dialect;
  readonly headings: readonly string[];
}

/** The uploaded parts one by one, so that no file stands whole in the memory. */
export async function* piecesOf(imports: Parts, id: number): AsyncGenerator<Uint8Array> {
  for (const { number } of await imports.partSizes(id)) {
    const piece = await imports.part(id, number);
    if (piece) yield piece;
  }
}

/** Encoding, delimiter and headings of a file, or why it cannot be read. */
export async function openFile(
  imports: Parts,
  id: number,
): Promise<OpenedFile | { readonly fault: ImportFault; readonly row?: number }> {
  const finder = new EncodingFinder();
  let first: Uint8Array | undefined;
  for await (const piece of piecesOf(imports, id)) {
    first ??= piece;
    finder.next(piece);
  }
  const encoding = finder.end();
  if (!first) return { fault: 'empty' };
  if (encoding === undefined) return { fault: 'encoding' };
  const dialect = dialectOf(decoderOf(encoding).next(first) ?? '');
  try {
    for await (const { cells } of recordsOf(piecesOf(imports, id), encoding, dialect)) {
      const headings = cells.map((cell) => cell.trim());
      const fault = headingsFault(headings);
      return fault ? { fault } : { encoding, dialect, headings };
    }
  } catch (error) {
    if (error instanceof BrokenFile) return { fault: 'broken', row: error.row };
    throw error;
  }
  return { fault: 'empty' };
}

function headingsFault(headings: readonly string[]): ImportFault | undefined {
  if (headings.every((heading) => heading === '')) return 'empty';
  if (headings.includes('')) return 'columns';
  return new Set(headings.map(foldHeading)).size < headings.length ? 'repeated' : undefined;
}
