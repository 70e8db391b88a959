/**
 * Works through a batch of which each part stands for itself: one that throws is reported, and the others have their turn.
 * Answers what failed.
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  failed: (item: Item, error: unknown) => void,
): Promise<Item[]> {
  const left: Item[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed(item, error);
      left.push(item);
    }
  }
  return left;
}
