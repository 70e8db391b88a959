/** Categories and brands that cannot be had are left out in silence (`spec.md` section 8). */
export async function orEmpty<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read;
  } catch {
    return [];
  }
}
