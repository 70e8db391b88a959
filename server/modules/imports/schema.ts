import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type {
  ImportFault,
  ImportKind,
  ImportState,
  RowOutcome,
  Verdict,
} from '../../../lib/imports/contract-values.ts';
import type { Ability } from '../../../lib/people/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import type { Counts, RowWrite } from './ports.ts';
import type { Encoding } from './rules/decoding.ts';
import type { Dialect } from './rules/dialect.ts';
import type { CellChanges } from './rules/judge-row.ts';
import type { Mapping } from './rules/product-columns.ts';
import type { Reason } from './rules/read-value.ts';

/** Files that change things of the shop, with their dry run, until they can no longer be undone. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    fileName: text('file_name').notNull(),
    size: integer('size').notNull(),
    encoding: text('encoding').$type<Encoding>(),
    dialect: jsonb('dialect').$type<Dialect>(),
    headings: jsonb('headings').$type<readonly string[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<Mapping>().notNull().default([]),
    counts: jsonb('counts').$type<Counts>().notNull().default({}),
    /** Abilities that the changes of its rows need. */
    needs: jsonb('needs').$type<readonly Ability[]>().notNull().default([]),
    fault: text('fault').$type<ImportFault>(),
    /** Row of the file at which it failed. */
    faultRow: integer('fault_row'),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
    /** The person that undid it. */
    undoneBy: integer('undone_by').references(() => members.id),
    /** Process that works on it, and until when it may. */
    claim: text('claim'),
    claimedUntil: moment('claimed_until'),
  },
  (t) => [
    index('imports_member').on(t.memberId),
    index('imports_undone_by').on(t.undoneBy),
    index('imports_created').on(t.createdAt),
    index('imports_working')
      .on(t.id)
      .where(sql`state IN ('checking', 'applying', 'undoing')`),
  ],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** Pieces of an uploaded file, until its dry run has read them. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: integer('import_id').notNull(),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    foreignKey({ columns: [t.importId], foreignColumns: [imports.id] }).onDelete('cascade'),
  ],
);

/** Rows of a file with their dry run and what became of them. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id').notNull(),
    /** Number of the row in a spreadsheet. */
    row: integer('row').notNull(),
    /** Item code. */
    key: text('key').notNull(),
    /** Cells of the file; none for rows that change nothing. */
    cells: jsonb('cells').$type<readonly string[]>(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    reasons: jsonb('reasons').$type<readonly Reason[]>().notNull().default([]),
    changes: jsonb('changes').$type<CellChanges>().notNull().default({}),
    /** Null for a product that is added, until it is. */
    productId: integer('product_id'),
    /** Parts of the product that are written, with the old ones. */
    write: jsonb('write').$type<RowWrite>(),
    /** Version of the whole product that the dry run saw, later that which the import left. */
    version: text('version'),
    outcome: text('outcome').$type<RowOutcome>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    foreignKey({ columns: [t.importId], foreignColumns: [imports.id] }).onDelete('cascade'),
    index('import_rows_key').on(t.importId, t.key),
    index('import_rows_verdict').on(t.importId, t.verdict, t.row),
    // Rows to write, in product order.
    index('import_rows_planned')
      .on(t.importId, t.productId, t.row)
      .where(sql`outcome IS NULL AND verdict IN ('added', 'changed')`),
    index('import_rows_done')
      .on(t.importId, t.productId, t.row)
      .where(sql`outcome = 'done'`),
  ],
);
