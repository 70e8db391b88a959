/** Addresses of pictures, which `server/http/media.ts` serves. */

/** One picture in full size; the image optimizer of the storefront makes smaller ones of it. */
export function productImage(id: number): { thumbnail_url: string; large_url: string } {
  const url = `/media/products/${String(id)}.webp`;
  return { thumbnail_url: url, large_url: url };
}

export function brandImage(id: number): string {
  return `/media/brands/${String(id)}.webp`;
}
