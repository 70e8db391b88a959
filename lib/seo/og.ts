/** What social networks ask for (`quality.md`, "Search engines"). */
export const OG_SIZE = { width: 1200, height: 630 } as const;

export function ogPicturePath(productId: number): string {
  return `/og/products/${String(productId)}.jpg`;
}
