import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  numeric,
  textSchema,
} from '../api/contract.ts';
import { productFilterSchema } from '../products/contract-bulk.ts';
import { PRODUCT_SORTS } from '../products/contract-values.ts';
import {
  FILE_NAME_LENGTH,
  IMPORT_FAULTS,
  IMPORT_KINDS,
  IMPORT_MAX_BYTES,
  IMPORT_STATES,
  PRODUCT_COLUMNS,
  ROW_CHOICES,
  ROW_OUTCOMES,
  ROWS_PER_PAGE,
  SKIPPED,
  VERDICTS,
} from './contract-values.ts';

export const newImportSchema = z.object({
  kind: z.enum(IMPORT_KINDS),
  file_name: textSchema(1, FILE_NAME_LENGTH),
  /** Bytes of the whole file. */
  size: z.number().int().min(1).max(IMPORT_MAX_BYTES),
});
export type NewImport = z.infer<typeof newImportSchema>;

export const partParamSchema = z.object({
  id: idSchema,
  number: numeric(z.number().int().min(1).max(1_000)),
});

const columnSchema = z.enum([...PRODUCT_COLUMNS, SKIPPED]);

/** The column of each heading, in their order; `skip` leaves one out. */
export const mappingSchema = z.object({ columns: z.array(columnSchema).min(1).max(200) });
export type ImportMapping = z.infer<typeof mappingSchema>;

const sum = z.number().int();

export const importSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(IMPORT_KINDS),
    state: z.enum(IMPORT_STATES),
    person: z.object({ member_id: z.number().int(), name: z.string() }),
    file_name: z.string(),
    size: z.number().int(),
    created_at: isoDateTimeSchema,
    applied_at: isoDateTimeSchema.nullable(),
    /** How the file was read; null before it is whole. */
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    headings: z.array(z.string()),
    /** The column of each heading; null: the person has to choose. */
    mapping: z.array(columnSchema.nullable()),
    counts: z.object({
      /** Bytes that the dry run has read. */
      bytes: sum,
      ...{ added: sum, changed: sum, same: sum, refused: sum },
      /** Rows that were written, and those that were not, since their product changed meanwhile. */
      ...{ done: sum, stale: sum },
      /** Rows whose product has its old values back, and those that stayed. */
      ...{ undone: sum, kept: sum },
    }),
    fault: z.enum(IMPORT_FAULTS).nullable(),
    fault_row: z.number().int().nullable(),
    /** Whether the caller may apply it now: it is their own, and they may change all that it changes. */
    can_apply: z.boolean(),
    can_undo: z.boolean(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;

/** The newest 50. */
export const importsSchema = z.object({ entities: z.array(importSchema) }).meta({ id: 'Imports' });
export type Imports = z.infer<typeof importsSchema>;

export const importRowsQuerySchema = localeQuerySchema.extend({
  choice: z.enum(ROW_CHOICES),
  /** Rows after this one. */
  after: numeric(z.number().int().min(0).max(10_000_000)).default(0),
  per_page: numeric(z.number().int().min(1).max(100)).default(ROWS_PER_PAGE),
});

export const importRowsSchema = z
  .object({
    entities: z.array(
      z.object({
        /** Number of the row in a spreadsheet. */
        row: z.number().int(),
        item_code: z.string(),
        verdict: z.enum(VERDICTS),
        outcome: z.enum(ROW_OUTCOMES).nullable(),
        /** Old and new cell by column. */
        changes: z.array(
          z.object({ column: z.enum(PRODUCT_COLUMNS), before: z.string(), after: z.string() }),
        ),
        /** Why it is refused, in the language of the call; the column is null for the whole row. */
        reasons: z.array(
          z.object({ column: z.enum(PRODUCT_COLUMNS).nullable(), message: z.string() }),
        ),
      }),
    ),
    /** Row to continue after; null at the end. */
    next: z.number().int().nullable(),
  })
  .meta({ id: 'ImportRows' });
export type ImportRows = z.infer<typeof importRowsSchema>;

export const importFileQuerySchema = localeQuerySchema.extend({
  choice: z.enum(['done', 'refused']),
});

/** Filters and order of the list of products. */
export const productExportQuerySchema = localeQuerySchema
  .extend(productFilterSchema.shape)
  .extend({ sort: z.enum(PRODUCT_SORTS).default('id') });
