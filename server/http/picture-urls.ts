/** Addresses of pictures, which `server/runtime/media.ts` serves. */

export interface ImageUrls {
  readonly thumbnail_url: string;
  readonly large_url: string;
}

const image = (url: string): ImageUrls => ({ thumbnail_url: url, large_url: url });

/** One picture in full size; the image optimizer of the storefront makes smaller ones of it. */
export function productImage(id: number, position = 1): ImageUrls {
  const name = position === 1 ? String(id) : `${String(id)}-${String(position)}`;
  return image(`/media/products/${name}.webp`);
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
