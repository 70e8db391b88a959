import type { Direction } from '../../../../lib/shelves/contract-values.ts';

/** Order after one step; the first cannot go up, and the last cannot go down. */
export function moved(ids: readonly number[], id: number, direction: Direction): readonly number[] {
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const other = ids[to];
  if (from === -1 || other === undefined) return ids;
  return ids.with(from, other).with(to, id);
}
