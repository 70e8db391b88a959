import type { Branch } from './contract';

const WORST_FIRST = ['none', 'low', 'ok'] as const;

/** Merges answers for parts of the products into one stock level per branch. */
export function inAll(parts: readonly (readonly Branch[])[]): readonly Branch[] {
  const [first = [], ...others] = parts;
  if (others.length === 0) return first;
  const merged = others.reduce((known, part) => {
    const seen = new Map(part.map((branch) => [branch.id, branch]));
    return known.flatMap((branch) => {
      const same = seen.get(branch.id);
      return same ? [both(branch, same)] : [];
    });
  }, first);
  return merged.toSorted((a, b) => rank(a) - rank(b));
}

/** The service's order: nearest first; without a location, branches without stock last. */
function rank({ distance_m: distance, stock }: Branch): number {
  return distance ?? (stock === 'none' ? 1 : 0);
}

/** The lower stock level and the later ready time. */
function both(one: Branch, other: Branch): Branch {
  const { ready_at: a } = one;
  const { ready_at: b } = other;
  return {
    ...one,
    lacking: [...one.lacking, ...other.lacking],
    stock: WORST_FIRST.find((level) => level === one.stock || level === other.stock) ?? null,
    ready_at: a === null || b === null ? null : Date.parse(a) > Date.parse(b) ? a : b,
  };
}
