/** The rows of a list that are wanted: beside a row, at its end, or after a number of rows. */
export interface PlaceInList {
  readonly limit: number;
  readonly offset: number;
  /** Id of the row that they follow. */
  readonly after?: number | undefined;
  /** Id of the row that they precede. */
  readonly before?: number | undefined;
  readonly isAtEnd?: boolean;
}

/** Rows of a list, and whether there are others on either side. */
export interface PlacedRows<Row> {
  readonly rows: readonly Row[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

interface PlaceQuery {
  readonly page: number;
  readonly per_page: number;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly end: boolean;
}

export function placeOf({ page, per_page: limit, after, before, end }: PlaceQuery): PlaceInList {
  return { limit, offset: (page - 1) * limit, after, before, isAtEnd: end };
}

/** Both sides by their names in the contract. */
export function toWireSides({ hasPrevious, hasNext }: Omit<PlacedRows<never>, 'rows'>) {
  return { has_previous: hasPrevious, has_next: hasNext };
}
