export interface ImageUrls {
  readonly thumbnail_url: string;
  readonly large_url: string;
}

const image = (url: string): ImageUrls => ({ thumbnail_url: url, large_url: url });

/**
 * A picture in full size; the storefront's image optimizer scales it down.
 *
 * @param version number of changes of the product's pictures: no cache shows an old one under a new address
 */
export function productImage(id: number, version: number, position = 1): ImageUrls {
  const name = position === 1 ? String(id) : `${String(id)}-${String(position)}`;
  return image(`/media/products/${name}${version === 0 ? '' : `.v${String(version)}`}.webp`);
}

/** The logo from the library, else the address of a drawing in a demo. */
export function brandImage({ id, logo }: { readonly id: number; readonly logo: string | null }) {
  return logo === null ? `/media/brands/${String(id)}.webp` : libraryImage(logo);
}

/** A picture of the library; each has an address of its own, so none is cached for another. */
export function libraryImage(file: string, size: 'whole' | 'small' = 'whole'): string {
  return `/media/${file}${size === 'small' ? '-small' : ''}.webp`;
}

/** A member's uploaded picture (`docs/product/account.md`, "Pictures"). */
export function uploadImage(name: string): ImageUrls {
  const url = (size: 'small' | 'whole') => `/media/uploads/${name}/${size}.webp`;
  return { thumbnail_url: url('small'), large_url: url('whole') };
}

/** A drawing named by a column `picture`; names are in `demo/pictures/scenes/names.ts`. */
export function sceneImage(name: string): ImageUrls {
  return image(`/media/scenes/${name}.webp`);
}
