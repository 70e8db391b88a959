/**
 * Empty if loading fails: pages omit missing categories, brands and banners (`docs/product/pages.md`, "Errors on
 * pages").
 */
export async function orEmpty<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  return (await orNothing(read)) ?? [];
}

/** Null if loading fails, for optional parts of a page. */
export async function orNothing<Part>(part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch {
    return null;
  }
}
