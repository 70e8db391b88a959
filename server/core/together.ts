/** What is in any of the parts: their intersection, where `Part` is their union. */
type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** One object of all parts. Two that give the same name are a mistake: the later one would take the place of the other. */
export function together<Part extends object>(parts: readonly Part[]): All<Part> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const whole = Object.fromEntries(entries);
  const twice = entries.find(([name, value]) => whole[name] !== value);
  if (twice) throw new Error(`two parts give ${twice[0]}`);
  return whole as All<Part>;
}
