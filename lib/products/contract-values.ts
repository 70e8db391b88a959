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

/** Why the online warehouse has no free piece. */
export const STOCK_OBSTACLES = ['no_stock', 'all_expired', 'all_reserved'] as const;

/** Why shoppers cannot buy a product, in the order to mend. */
export const SALE_OBSTACLES = [
  ...(['draft', 'archived', 'no_price', 'controlled'] as const),
  ...STOCK_OBSTACLES,
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

/** A variant group has at most so many siblings. */
export const VARIANTS_MAX = 30;
/** Longest name or value of an option, in characters. */
export const VARIANT_LENGTH = 40;

/** Changes that many products can get at once. */
export const BULK_KINDS = ['publish', 'archive', 'department', 'brand'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** A bulk change has at most so many products. */
export const BULK_MAX = 5_000;

/** An applied bulk change can be undone for so long. */
export const BULK_KEPT_MS = 86_400_000;

/**
 * A product of a bulk change: it would change, has the value already, or cannot change; it was changed; it has its old
 * value back, or stays as it is when the change is undone.
 */
export const BULK_OUTCOMES = ['planned', 'same', 'refused', 'done', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Why a product stays as it is: no price, changed in the meantime, its old brand or department was deleted. */
export const BULK_REASONS = ['no_price', 'stale', 'shelf_gone'] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

/** Parts of a product whose changes can wait as a draft. */
export const DRAFT_PARTS = ['facts', 'prices', 'seo'] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** A draft waits for its time or a person, or failed at its time. */
export const OPEN_DRAFT_STATES = ['waiting', 'failed'] as const;
export type OpenDraftState = (typeof OPEN_DRAFT_STATES)[number];

/**
 * Why a draft failed: somebody changed its fields meanwhile, a rule refused the values, the person lost the ability, the
 * product was archived.
 */
export const DRAFT_FAULTS = ['conflict', 'refused', 'not_allowed', 'archived'] as const;
export type DraftFault = (typeof DRAFT_FAULTS)[number];
