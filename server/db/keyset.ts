import { asc, desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { MomentMark, PlaceInList, PlacedRows } from '../core/place-in-list.ts';

type Value = number | string | Date | SQL;

/** Order of a list, all columns rising or all falling. */
export interface ListOrder<Mark = number> {
  /** Together their values are unique. */
  readonly columns: readonly AnyColumn[];
  readonly isDescending: boolean;
  /** Values of the columns in the row with this mark. */
  readonly valuesOf: (mark: Mark) => readonly Value[];
}

/** Part of a statement that reads the rows of a place, and one row more, which tells whether there are others. */
export interface Slice {
  readonly where: SQL | undefined;
  /** The order of reading, by the columns of the list or by others with their values. */
  readonly inOrder: (columns?: readonly AnyColumn[]) => SQL[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * Reads the rows beside a row by the index of their order, so that a deep page costs as little as the first. Where
 * nothing stands beside the row, since it went away or all others did, the number of the page counts.
 */
export async function readPlaced<Row, Mark>(
  order: ListOrder<Mark>,
  place: PlaceInList<Mark>,
  read: (slice: Slice) => Promise<readonly Row[]>,
): Promise<PlacedRows<Row>> {
  const { limit, offset, isAtEnd = false } = place;
  const { mark, isBackwards } = sideOf(place);
  const isBeside = mark !== undefined;
  // Backwards in a falling list goes up.
  const falls = order.isDescending !== isBackwards;
  const found = await read({
    where: isBeside ? beside(order.columns, order.valuesOf(mark), falls) : undefined,
    inOrder: (columns = order.columns) => columns.map((by) => (falls ? desc(by) : asc(by))),
    limit: limit + 1,
    offset: isBeside || isAtEnd ? 0 : offset,
  });
  if (isBeside && found.length === 0) return readPlaced(order, { limit, offset }, read);
  const rows = found.slice(0, limit);
  const hasMore = found.length > limit;
  return isBackwards
    ? { rows: rows.toReversed(), hasPrevious: hasMore, hasNext: isBeside }
    : { rows, hasPrevious: isBeside || offset > 0, hasNext: hasMore };
}

function sideOf<Mark>({ after, before, isAtEnd = false }: PlaceInList<Mark>) {
  if (isAtEnd) return { mark: undefined, isBackwards: true };
  return { mark: after ?? before, isBackwards: after === undefined && before !== undefined };
}

/** Order by a moment, then by the id. */
export function byMoment(
  at: AnyColumn,
  id: AnyColumn,
  isDescending: boolean,
): ListOrder<MomentMark> {
  const valuesOf = (mark: MomentMark) => [mark.at, mark.id];
  return { columns: [at, id], isDescending, valuesOf };
}

/** Order by columns of a table whose rows are marked by their id. */
export function byColumns(
  id: AnyColumn,
  columns: readonly AnyColumn[],
  isDescending: boolean,
): ListOrder {
  const valueOf = (column: AnyColumn, mark: number) =>
    sql`(SELECT placed.${sql.identifier(column.name)} FROM ${column.table} placed
      WHERE placed.${sql.identifier(id.name)} = ${mark})`;
  const valuesOf = (mark: number) =>
    columns.map((column) => (column === id ? mark : valueOf(column, mark)));
  return { columns, isDescending, valuesOf };
}

function beside(columns: readonly AnyColumn[], values: readonly Value[], falls: boolean): SQL {
  const encoded = columns.map((column, index) => {
    const value = values[index];
    return value instanceof Date || typeof value === 'string' || typeof value === 'number'
      ? sql.param(value, column)
      : (value ?? sql`NULL`);
  });
  const sign = falls ? sql`<` : sql`>`;
  return sql`(${sql.join([...columns], sql`, `)}) ${sign} (${sql.join(encoded, sql`, `)})`;
}
