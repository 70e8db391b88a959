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

/** Why shoppers cannot buy a product, in the order to mend. */
export const SALE_OBSTACLES = [
  ...(['draft', 'archived', 'no_price', 'controlled'] as const),
  ...(['no_stock', 'all_reserved'] as const),
] as const;
export type SaleObstacle = (typeof SALE_OBSTACLES)[number];

/** Conditions and gaps of a product that do not keep it from being bought. */
export const SALE_NOTES = [
  ...(['needs_approval', 'texts_missing', 'shelf_texts_missing', 'no_picture'] as const),
  ...(['search_waits', 'search_outdated'] as const),
] as const;
export type SaleNote = (typeof SALE_NOTES)[number];

/** Whether shoppers can buy a product, as a filter of the list. */
export const SOLD_CHOICES = ['yes', 'no'] as const;
export type SoldChoice = (typeof SOLD_CHOICES)[number];

/** Longest texts for search engines, which cut longer ones, and words for the shop's search, in characters. */
export const SEO_TITLE_LENGTH = 70;
export const SEO_DESCRIPTION_LENGTH = 160;
export const SEARCH_WORDS_LENGTH = 300;

export const PRODUCTS_PER_PAGE = 20;
