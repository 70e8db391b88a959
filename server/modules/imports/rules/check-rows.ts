import { SKIPPED, type ProductColumn } from '../../../../lib/imports/contract-values.ts';
import type { Ability } from '../../../../lib/people/contract-values.ts';
import { gtinOf } from '../../../../lib/products/contract-barcodes.ts';
import { tidyLine } from '../../../../lib/format/tidy-text.ts';
import type { ManyProductsRepo, WholeProduct } from '../../products/many-ports.ts';
import type { OfficeProduct } from '../../products/ports.ts';
import { productVersion } from '../../products/rules/versions.ts';
import { changedParts, type ProductWrite } from '../../products/rules/write-many.ts';
import type { Counts, ImportRow, ImportsRepo, RowWrite } from '../ports.ts';
import { isShortenedCode, readCell } from './cells.ts';
import { judgeRow, type Judged, type JudgeWorld, type RowCells } from './judge-row.ts';
import { shelvesOf } from './product-cells.ts';
import type { Mapping } from './product-columns.ts';
import type { FileRecord } from './read-records.ts';
import { reasonOf, type Reason } from './read-value.ts';

/** Longest item code of a product. */
const CODE_LENGTH = 40;

export interface CheckRepos {
  readonly imports: Pick<ImportsRepo, 'firstRows'>;
  readonly manyProducts: Pick<ManyProductsRepo, 'byCodes' | 'holders' | 'shelves' | 'attributes'>;
}

export interface CheckedRows {
  readonly rows: readonly ImportRow[];
  readonly needs: readonly Ability[];
}

/** A row by its columns. */
interface Line extends FileRecord {
  readonly key: string;
  readonly byColumn: RowCells;
  /** Faults that need no look at the shop. */
  readonly reasons: readonly Reason[];
}

/** The dry run of some rows of a file. */
export async function checkRows(
  repos: CheckRepos,
  {
    id,
    mapping,
    abilities,
  }: {
    readonly id: number;
    readonly mapping: Mapping;
    readonly abilities: ReadonlySet<Ability>;
  },
  records: readonly FileRecord[],
): Promise<CheckedRows> {
  const lines = records.map((record) => toLine(record, mapping));
  const keys = [...new Set(lines.map(({ key }) => key))].filter((key) => key !== '');
  const [earlier, products] = await Promise.all([
    repos.imports.firstRows(id, keys),
    repos.manyProducts.byCodes(keys),
  ]);
  const known = new Map(products.map((one) => [one.facts.itemCode, one]));
  const world = await judgeWorld(repos, abilities, lines);
  const seen = new Map(earlier);
  const gtins = new Map<string, number>();
  const needs = new Set<Ability>();
  const rows: ImportRow[] = [];
  for (const line of lines) {
    const before = known.get(line.key);
    const judged = await judgeLine(world, line, before, seen.get(line.key));
    if (line.key !== '' && !seen.has(line.key)) seen.set(line.key, line.row);
    const clash =
      judged.verdict === 'added' || judged.verdict === 'changed'
        ? sharedBarcode(judged.write, gtins, line.row)
        : undefined;
    const final: Judged = clash ? { verdict: 'refused', reasons: [clash] } : judged;
    if ('needs' in final) for (const one of final.needs) needs.add(one);
    rows.push(toRow(line, final, before));
  }
  return { rows, needs: [...needs] };
}

/** Rows by verdict, for the sums of an import. */
export function countsOf(rows: readonly ImportRow[]): Counts {
  const counts = new Map<keyof Counts, number>();
  for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function toLine(record: FileRecord, mapping: Mapping): Line {
  const { cells } = record;
  const byColumn: Partial<Record<ProductColumn, string>> = {};
  for (const [index, column] of mapping.entries()) {
    if (column !== null && column !== SKIPPED) byColumn[column] = cells[index] ?? '';
  }
  const code = readCell(byColumn.item_code ?? '');
  const key = code.kind === 'text' ? tidyLine(code.text) : '';
  return { ...record, key, byColumn, reasons: lineFaults(record, mapping, key) };
}

function lineFaults({ cells }: FileRecord, mapping: Mapping, key: string): readonly Reason[] {
  if (cells.length !== mapping.length) {
    const values = { count: cells.length, columns: mapping.length };
    return [{ ...reasonOf(null, 'import_cells'), values }];
  }
  if (key === '') return [reasonOf('item_code', 'required')];
  if (isShortenedCode(key)) return [reasonOf('item_code', 'import_excel', key)];
  if (key.length <= CODE_LENGTH) return [];
  return [{ ...reasonOf('item_code', 'too_long'), values: { max: CODE_LENGTH } }];
}

async function judgeLine(
  world: JudgeWorld,
  line: Line,
  before: OfficeProduct | undefined,
  earlier: number | undefined,
): Promise<Judged> {
  if (line.reasons.length > 0) return { verdict: 'refused', reasons: line.reasons };
  if (earlier !== undefined) {
    const reason = { ...reasonOf('item_code', 'import_twice'), values: { row: earlier } };
    return { verdict: 'refused', reasons: [reason] };
  }
  return judgeRow(world, line.key, line.byColumn, before);
}

async function judgeWorld(
  { manyProducts }: CheckRepos,
  abilities: ReadonlySet<Ability>,
  lines: readonly Line[],
): Promise<JudgeWorld> {
  const gtins = lines.flatMap(({ byColumn }) =>
    (byColumn.barcodes ?? '').split(/[\s,;|]+/).flatMap((barcode) => gtinOf(barcode) ?? []),
  );
  const [names, attributes, holders] = await Promise.all([
    manyProducts.shelves(),
    manyProducts.attributes(),
    gtins.length === 0 ? new Map<string, number>() : manyProducts.holders(gtins),
  ]);
  const shop = {
    brands: new Set(names.brands.map(({ id }) => id)),
    departments: new Set(names.departments.map(({ id }) => id)),
    attributes,
  };
  return { shelves: shelvesOf(names), shop, abilities, holders };
}

/** A barcode that an earlier row of the batch gives to another product. */
function sharedBarcode(
  write: ProductWrite,
  gtins: Map<string, number>,
  row: number,
): Reason | undefined {
  if (!changedParts(write).includes('barcodes')) return undefined;
  const own = write.after.barcodes.barcodes.flatMap((barcode) => gtinOf(barcode) ?? []);
  const twice = own.find((gtin) => gtins.has(gtin));
  for (const gtin of own) gtins.set(gtin, row);
  return twice === undefined ? undefined : reasonOf('barcodes', 'import_barcode', twice);
}

function toRow(line: Line, judged: Judged, before: OfficeProduct | undefined): ImportRow {
  const written = judged.verdict === 'added' || judged.verdict === 'changed' ? judged : undefined;
  return {
    ...{ row: line.row, key: line.key, verdict: judged.verdict, outcome: null },
    cells: judged.verdict === 'same' ? null : line.cells,
    reasons: judged.verdict === 'refused' ? judged.reasons : [],
    changes: written?.changes ?? {},
    productId: before?.id ?? null,
    write: written ? rowWrite(written.write) : null,
    version: before ? productVersion(before) : null,
  };
}

/** The parts that a write changes, with the old ones for undoing it. */
function rowWrite(write: ProductWrite): RowWrite {
  const { before, after } = write;
  const names: readonly (keyof WholeProduct)[] = [
    ...changedParts(write),
    ...(before?.state === after.state ? [] : (['state'] as const)),
  ];
  const pick = (whole: WholeProduct): Partial<WholeProduct> =>
    Object.fromEntries(names.map((name) => [name, whole[name]]));
  return { before: before ? pick(before) : null, after: pick(after) };
}
