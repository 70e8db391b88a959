/** Constants of brands, categories and departments for the browser: plain values, no schemas. */

/** Orders of the list of brands, `-` for descending; names in the language of the reader. */
export const BRAND_SORTS = ['name', '-name', 'code', '-code'] as const;
export type BrandSort = (typeof BRAND_SORTS)[number];

export const BRANDS_PER_PAGE = 20;

/** Lists of products that people pick by hand. Flash sales and promotions make the others. */
export const PICKED_LISTS = ['new-arrival', 'week', 'recommends'] as const;
export type PickedListName = (typeof PICKED_LISTS)[number];

/** Limit of products in a list. */
export const PICKED_PRODUCTS = 100;

/** Lists that offer an attribute as a filter: all, those of a category or department, or none. */
export const FILTER_PLACES = ['everywhere', 'categories', 'nowhere'] as const;
export type FilterPlace = (typeof FILTER_PLACES)[number];

/** Limit of values of an attribute. */
export const VALUES_PER_ATTRIBUTE = 100;
