/** A field that somebody else changed while a person was editing it or the rest. */
export interface MergeField<Name extends string> {
  readonly name: Name;
  readonly yours: unknown;
  readonly theirs: unknown;
  /** Both changed it, to different values. */
  readonly isConflict: boolean;
}

/** Fields that differ between the version a person began with and the one that is saved now. */
export function mergeFields<Name extends string>(
  names: readonly Name[],
  read: Readonly<Record<'base' | 'yours' | 'theirs', (name: Name) => unknown>>,
): readonly MergeField<Name>[] {
  return names.flatMap((name) => {
    const [base, yours, theirs] = [read.base(name), read.yours(name), read.theirs(name)];
    if (isSame(base, theirs) || isSame(yours, theirs)) return [];
    return [{ name, yours, theirs, isConflict: !isSame(base, yours) }];
  });
}

/** For values of forms: texts, numbers, lists of them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
