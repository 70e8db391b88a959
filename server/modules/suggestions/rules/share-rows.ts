/** Rows that fit. */
const ROWS = 10;

/**
 * How many rows each kind gets. Rounds of two rows of the kind with a double share and one of each other go on until
 * the rows or the suggestions are used up: every kind that has any is shown, and what one leaves, the others take.
 */
export function shareRows<Kind extends string>(
  available: Readonly<Record<Kind, number>>,
  double: NoInfer<Kind>,
  rows = ROWS,
): Record<Kind, number> {
  const kinds = Object.keys(available) as Kind[];
  const shares = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const hasMore = (kind: Kind) => shares[kind] < available[kind];
  const others = kinds.filter((kind) => kind !== double);
  let left = rows;
  while (left > 0 && kinds.some(hasMore)) {
    for (const kind of [double, double, ...others]) {
      if (left === 0 || !hasMore(kind)) continue;
      shares[kind] += 1;
      left -= 1;
    }
  }
  return shares;
}
