/**
 * Result with the most answers; ties go to the first in `results`. Undefined until every question is answered.
 *
 * @param given answers as number and result key: `0:dry`
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
