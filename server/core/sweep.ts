/** A request for at most `limit` due items, excluding those listed. */
export interface Batch<Item> {
  readonly limit: number;
  readonly except: readonly Item[];
}

/** Receives each failed item; a sweep never throws for one. */
type Failed<Item> = (item: Item, error: unknown) => void;

/**
 * Processes all due items in batches. Failed items are skipped until the next sweep, so they do not block the others.
 * @param due the next batch without `except`; empty when nothing is left
 * @param work returns the failed items of a batch; all others must no longer be due
 */
export async function sweep<Item>(
  due: (except: readonly Item[]) => Promise<readonly Item[]>,
  work: (batch: readonly Item[]) => Promise<readonly Item[]>,
): Promise<void> {
  const passed: Item[] = [];
  for (;;) {
    const batch = await due(passed);
    if (batch.length === 0) return;
    passed.push(...(await work(batch)));
  }
}

/** Processes a batch of independent items; reports those that throw. Returns the failed items. */
export async function oneByOne<Item>(
  batch: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failed: Failed<Item>,
): Promise<Item[]> {
  const left: Item[] = [];
  for (const item of batch) {
    try {
      await work(item);
    } catch (error) {
      failed(item, error);
      left.push(item);
    }
  }
  return left;
}

/**
 * The same for work that is faster in bulk: halves a failing batch until the failing item is found.
 * `work` must undo its effects when it throws.
 */
export async function byHalves<Item>(
  batch: readonly Item[],
  work: (part: readonly Item[]) => Promise<unknown>,
  failed: Failed<Item>,
): Promise<Item[]> {
  try {
    await work(batch);
    return [];
  } catch (error) {
    if (batch.length === 1) {
      for (const item of batch) failed(item, error);
      return [...batch];
    }
  }
  const middle = Math.ceil(batch.length / 2);
  const first = await byHalves(batch.slice(0, middle), work, failed);
  return [...first, ...(await byHalves(batch.slice(middle), work, failed))];
}
