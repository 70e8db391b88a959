/** The rows of a list that are wanted: beside a row, at its end, or after a number of rows. */
export interface PlaceInList<Mark = number> {
  readonly limit: number;
  readonly offset: number;
  /** Mark of the row that they follow: its id, unless told otherwise. */
  readonly after?: Mark | undefined;
  /** Mark of the row that they precede. */
  readonly before?: Mark | undefined;
  readonly isAtEnd?: boolean;
}

/** A row by its moment and id, in lists whose rows get later moments while somebody reads on. */
export interface MomentMark {
  readonly at: Date;
  readonly id: string;
}

/** Rows of a list, and whether there are others on either side. */
export interface PlacedRows<Row> {
  readonly rows: readonly Row[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** A page of a list with the number of all rows. */
export interface PlacedPage<Row> extends PlacedRows<Row> {
  readonly total: number;
}

interface PlaceQuery<Mark> {
  readonly page: number;
  readonly per_page: number;
  readonly after?: Mark | undefined;
  readonly before?: Mark | undefined;
  readonly end: boolean;
}

export function placeOf({
  page,
  per_page: limit,
  after,
  before,
  end,
}: PlaceQuery<number>): PlaceInList {
  return { limit, offset: (page - 1) * limit, after, before, isAtEnd: end };
}

/** The same of a query by `placeByMomentSchema`. */
export function momentPlaceOf({
  after,
  before,
  ...query
}: PlaceQuery<string>): PlaceInList<MomentMark> {
  return { ...placeOf(query), after: momentOf(after), before: momentOf(before) };
}

function momentOf(mark: string | undefined): MomentMark | undefined {
  if (mark === undefined) return undefined;
  const [at = '', id = ''] = mark.split('.');
  return { at: new Date(Number(at)), id };
}

/** Both sides by their names in the contract. */
export function toWireSides({ hasPrevious, hasNext }: Omit<PlacedRows<never>, 'rows'>) {
  return { has_previous: hasPrevious, has_next: hasNext };
}
