import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  BulkOutcome,
  BulkReason,
  DraftFault,
  DraftPart,
} from '../../../lib/products/contract-values.ts';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import type { ProductChange } from './bulk-ports.ts';
import type { DraftState, DraftValues } from './draft-ports.ts';

/** Changes of many products at once, from the dry run until they can no longer be undone. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    change: jsonb('change').$type<ProductChange>().notNull(),
    plannedAt: moment('planned_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [index('bulk_changes_planned').on(t.plannedAt)],
);

export const bulkItems = pgTable(
  'bulk_items',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The value before the change: a state, or the id of a department or brand. */
    before: text('before').notNull(),
    /** Version of the whole product when it was last read or changed here. */
    version: text('version').notNull(),
    outcome: text('outcome').$type<BulkOutcome>().notNull(),
    reason: text('reason').$type<BulkReason>(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.productId] }),
    index('bulk_items_product').on(t.productId),
  ],
);

/** Changes of a part of a product that are not live yet, and what became of them. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    part: text('part').$type<DraftPart>().notNull(),
    /** New values of the changed fields alone. */
    values: jsonb('values').$type<DraftValues>().notNull(),
    /** Live values of these fields when the draft was saved. */
    base: jsonb('base').$type<DraftValues>().notNull(),
    seenVersion: text('seen_version').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    savedAt: moment('saved_at').notNull(),
    publishAt: moment('publish_at'),
    state: text('state').$type<DraftState>().notNull().default('waiting'),
    fault: text('fault').$type<DraftFault>(),
    faultFields: jsonb('fault_fields').$type<readonly string[]>().notNull().default([]),
    /** When it was published or discarded. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('product_drafts_open')
      .on(t.productId, t.part)
      .where(sql`state IN ('waiting', 'failed')`),
    index('product_drafts_due')
      .on(t.publishAt, t.id)
      .where(sql`state = 'waiting'`),
    index('product_drafts_failed')
      .on(t.productId)
      .where(sql`state = 'failed'`),
    index('product_drafts_product').on(t.productId),
    index('product_drafts_ended').on(t.endedAt),
  ],
);
