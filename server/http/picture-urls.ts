/** Addresses of pictures, which `server/runtime/media.ts` serves. */

export interface ImageUrls {
  readonly thumbnail_url: string;
  readonly large_url: string;
}

/** Pictures of a product: its front, its texture, in use, its back. */
const PRODUCT_SHOTS = 4;

const image = (url: string): ImageUrls => ({ thumbnail_url: url, large_url: url });

/** One picture in full size; the image optimizer of the storefront makes smaller ones of it. */
export function productImage(id: number): ImageUrls {
  return image(`/media/products/${String(id)}.webp`);
}

/** The gallery of a product; the first is the one of `productImage`. */
export function productImages(id: number): readonly ImageUrls[] {
  const more = Array.from({ length: PRODUCT_SHOTS - 1 }, (_, i) =>
    image(`/media/products/${String(id)}-${String(i + 2)}.webp`),
  );
  return [productImage(id), ...more];
}

export function brandImage(id: number): string {
  return `/media/brands/${String(id)}.webp`;
}

/** A picture that a member sent (`docs/product/account.md`, "Pictures"). */
export function uploadImage(name: string): ImageUrls {
  const url = (size: 'small' | 'whole') => `/media/uploads/${name}/${size}.webp`;
  return { thumbnail_url: url('small'), large_url: url('whole') };
}

/** A drawing that a row names in its column `picture`; names stand in `server/demo/pictures/scenes/names.ts`. */
export function sceneImage(name: string): ImageUrls {
  return image(`/media/scenes/${name}.webp`);
}
