import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { approvals } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';

/**
 * Medicines handed over on an approval (`docs/product/consultation.md`, "Dispensing records"). Rows are only added; a
 * trigger refuses changes, but for the rotation of keys.
 */
export const dispensingRecords = pgTable(
  'dispensing_records',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    approvalId: integer('approval_id')
      .notNull()
      .unique()
      .references(() => approvals.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    dispensedBy: integer('dispensed_by')
      .notNull()
      .references(() => members.id),
    dispensedAt: moment('dispensed_at').notNull(),
    /** The label as it stood at the hand-over: patient, medicine, directions, pharmacists, branch. */
    labelSealed: text('label_sealed').notNull(),
  },
  (t) => [
    index('dispensing_records_day').on(t.dispensedAt, t.id),
    index('dispensing_records_branch').on(t.branchId, t.dispensedAt, t.id),
    index('dispensing_records_member').on(t.memberId, t.dispensedAt, t.id),
    index('dispensing_records_order').on(t.orderId),
  ],
);
