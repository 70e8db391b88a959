import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BulkOutcome, BulkReason } from '../../../lib/products/contract-values.ts';
import { products } from '../../db/schema/catalog.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import type { ProductChange } from './bulk-ports.ts';

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
