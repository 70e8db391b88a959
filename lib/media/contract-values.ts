/** Constants of the merchant's pictures for the browser: plain values, no schemas. */

export const MEDIA_PER_PAGE = 24;
export const ALT_LENGTH = 200;
/** Pictures per product. */
export const PRODUCT_PICTURES = 12;
export const BIN_DAYS = 30;
/** Least width and height of a crop, in pixels of the original. */
export const CROP_LEAST = 32;

/** Kinds of things that show pictures of the library. */
export const MEDIA_USERS = ['product', 'brand', 'category'] as const;
export type MediaUser = (typeof MEDIA_USERS)[number];
