/** Constants of the merchant's pictures for the browser: plain values, no schemas. */

export const MEDIA_PER_PAGE = 24;
export const ALT_LENGTH = 200;
/** Pictures per product. */
export const PRODUCT_PICTURES = 12;
export const BIN_DAYS = 30;
