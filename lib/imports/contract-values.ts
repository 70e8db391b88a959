/** Import constants for the browser: plain values, no schemas. */

/** Contents that a file may have. */
export const IMPORT_KINDS = ['products'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Steps of an import; `failed`: the file cannot be read, or its person may no longer do it. */
export const IMPORT_STATES = [
  ...(['uploading', 'mapping', 'checking', 'checked', 'applying', 'done'] as const),
  ...(['cancelled', 'undoing', 'undone', 'failed'] as const),
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which a job works. */
export const WORKING_STATES = ['checking', 'applying', 'undoing'] as const;
export type WorkingState = (typeof WORKING_STATES)[number];

/** Why an import failed. */
export const IMPORT_FAULTS = [
  ...(['encoding', 'empty', 'columns', 'repeated', 'broken', 'rows', 'not_allowed'] as const),
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The dry run of a row. */
export const VERDICTS = ['added', 'changed', 'same', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A row of an applied import: written, refused meanwhile; undone, or kept when the import was undone. */
export const ROW_OUTCOMES = ['done', 'stale', 'undone', 'kept'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Rows that a list or a file shows. */
export const ROW_CHOICES = ['added', 'changed', 'refused', 'done', 'kept'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];

/** Files come in parts of this size: the front server takes no longer bodies. */
export const IMPORT_PART_BYTES = 1_000_000;
export const IMPORT_MAX_BYTES = 100_000_000;
export const IMPORT_MAX_ROWS = 200_000;
export const FILE_NAME_LENGTH = 120;

/** Imports are kept for so long, and can be undone. */
export const IMPORT_KEPT_MS = 30 * 86_400_000;

export const ROWS_PER_PAGE = 50;

/** Columns of a file of products, in the order of the export. */
export const PRODUCT_COLUMNS = [
  ...(['item_code', 'state', 'name_en', 'name_th', 'brand', 'department', 'barcodes'] as const),
  ...(['price', 'deal_price', 'member_price', 'size', 'purchase_limit'] as const),
  ...(['drug_class', 'registration_no', 'attributes'] as const),
  ...(['description_en', 'description_th', 'how_to_en', 'how_to_th'] as const),
  ...(['ingredients_en', 'ingredients_th', 'warnings_en', 'warnings_th'] as const),
  ...(['seo_title_en', 'seo_title_th', 'seo_description_en', 'seo_description_th'] as const),
  'search_words',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

/** A column of the file that is not read, by choice of the person. */
export const SKIPPED = 'skip';

/** Column of a file of refused rows that tells why; a file that has it is read without it. */
export const REASON_COLUMN = 'import_reason';
