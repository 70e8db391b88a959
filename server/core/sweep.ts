/** What is asked for at a time: so many that are due, without those. */
export interface Batch<Item> {
  readonly limit: number;
  readonly except: readonly Item[];
}

/** Told of each part that failed; a sweep never says so by throwing. */
type Failed<Item> = (item: Item, error: unknown) => void;

/**
 * Works through all that is due, batch by batch. What failed is passed over until the next sweep: it must not stand before the
 * others for good.
 * @param due the next batch without `except`; empty when nothing is left
 * @param work answers what failed of a batch; everything else must not be due any more
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

/** Works through a batch of which each part stands for itself: one that throws is reported. Answers what failed. */
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
 * The same for what is quicker together: a batch that throws is done by halves, down to the one that fails. `work` is to
 * undo what it did when it throws.
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
