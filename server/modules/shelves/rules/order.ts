/** Ids with one at a place, counted from 1; it is added if it is not among them. */
export function movedTo<Id extends number | string>(
  ids: readonly Id[],
  id: Id,
  position: number,
): readonly Id[] {
  return ids.filter((one) => one !== id).toSpliced(position - 1, 0, id);
}
