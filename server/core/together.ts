/** Intersection of all members of the union `Part`. */
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** Merges all parts into one object. Throws if two give the same name, since one would replace the other. */
export function together<Part extends object>(parts: readonly Part[]): All<Part> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const whole = Object.fromEntries(entries);
  const twice = entries.find(([name, value]) => whole[name] !== value);
  if (twice) throw new Error(`two parts provide ${twice[0]}`);
  return whole as All<Part>;
}
