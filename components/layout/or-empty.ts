/** Categories and brands that cannot be had are left out in silence (`docs/product/pages.md`, "Errors on pages"). */
export async function orEmpty<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read;
  } catch {
    return [];
  }
}
