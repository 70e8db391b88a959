/** A result in the order of its relevance. */
export interface Ranked {
  readonly id: number;
  /** Results of one band are equally relevant; neighbours of one band may change places. */
  readonly band: string;
}

/** A product climbs fewer places than this. */
export const MOST_PLACES = 5;
/** Fewer choices say nothing. */
const LEAST = 5;
/** At this many choices a product climbs half of the places. */
const HALF = 30;

/**
 * Moves products up that visitors chose for the same words, among neighbours of their band.
 *
 * @param choices counted choices by product
 */
export function learnedOrder<Row extends Ranked>(
  rows: readonly Row[],
  choices: ReadonlyMap<number, number>,
): readonly Row[] {
  const sorted: Row[] = [];
  for (let start = 0; start < rows.length;) {
    const band = rows[start]?.band;
    const end = rows.findIndex((row, at) => at > start && row.band !== band);
    const run = rows.slice(start, end === -1 ? undefined : end);
    const places = run.map((row, at) => ({ row, at: at - climb(choices.get(row.id) ?? 0) }));
    sorted.push(...places.toSorted((one, other) => one.at - other.at).map(({ row }) => row));
    start += run.length;
  }
  return sorted;
}

function climb(count: number): number {
  return count < LEAST ? 0 : (MOST_PLACES * count) / (count + HALF);
}
