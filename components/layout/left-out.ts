/** Categories, brands and banners that cannot be had are left out in silence (`spec.md` section 8). */
export async function orEmpty<Item>(read: Promise<readonly Item[]>): Promise<readonly Item[]> {
  return (await orNothing(read)) ?? [];
}

/** A part of a page without which the rest of it stands. */
export async function orNothing<Part>(part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch {
    return null;
  }
}
