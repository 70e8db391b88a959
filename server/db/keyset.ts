import { asc, desc, gt, lt, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PlaceInList, PlacedRows } from '../core/place-in-list.ts';

interface Order {
  /** A column whose values are unique. */
  readonly column: AnyColumn;
  readonly isDescending: boolean;
  /** Value of the column in the row with this id. */
  readonly valueOf: (id: number) => number | SQL;
}

/** Reads the rows beside a row by the index of their order, so that a deep page costs as little as the first. */
export function keysetOf({ column, isDescending, valueOf }: Order, place: PlaceInList) {
  const { limit, offset, after, before, isAtEnd = false } = place;
  const isBackwards = isAtEnd || (after === undefined && before !== undefined);
  const row = isAtEnd ? undefined : (after ?? before);
  // Backwards in a falling list goes up.
  const falls = isDescending !== isBackwards;
  const isBeside = row !== undefined;
  return {
    where: isBeside ? (falls ? lt : gt)(column, valueOf(row)) : undefined,
    /** The order of reading, by this column or one with its values. */
    inOrder: (by: AnyColumn = column) => (falls ? desc(by) : asc(by)),
    /** One more than wanted, which tells whether there are others. */
    limit: limit + 1,
    offset: isBeside || isAtEnd ? 0 : offset,
    placed: <Row>(found: readonly Row[]): PlacedRows<Row> => {
      const rows = found.slice(0, limit);
      const hasMore = found.length > limit;
      return isBackwards
        ? { rows: rows.toReversed(), hasPrevious: hasMore, hasNext: isBeside }
        : { rows, hasPrevious: isBeside || offset > 0, hasNext: hasMore };
    },
  };
}
