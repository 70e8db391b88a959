/** Lists of the office whose views can be saved. */
export const VIEW_LISTS = [
  'products',
  'stock',
  'brands',
  'media',
  'people',
  'branches',
  'reviews',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEW_NAME_LENGTH = 60;
export const VIEW_QUERY_LENGTH = 1_000;
/** Limit for each person and list. */
export const VIEWS_MAX = 30;
