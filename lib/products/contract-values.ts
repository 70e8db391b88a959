/** Product constants of the office for the browser: plain values, no schemas. */

export const PRODUCT_STATES = ['draft', 'live', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const MEDICINE_CLASSES = [
  'none',
  'household',
  'packaged',
  'dangerous',
  'controlled',
] as const;

/** Orders of the list, `-` for descending; the newest ids come first. */
export const PRODUCT_SORTS = ['-id', 'id', 'code', '-code'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCTS_PER_PAGE = 20;
