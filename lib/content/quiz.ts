/**
 * The result that most answers point to; of those with as many, the one that stands first among the results.
 * Undefined until every question is answered.
 *
 * @param given the answers, as their number and the key of the result: `0:dry`
 */
export function resultOf(
  given: readonly (string | undefined)[],
  results: readonly string[],
): string | undefined {
  const keys = given.flatMap((one) => (one === undefined ? [] : one.slice(one.indexOf(':') + 1)));
  if (keys.length < given.length) return undefined;
  const count = (result: string) => keys.filter((key) => key === result).length;
  return results.toSorted((a, b) => count(b) - count(a)).at(0);
}
