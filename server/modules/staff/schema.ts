import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Which staff works where; those without a row here work for the online warehouse and may see all. */
export const branchStaff = pgTable(
  'branch_staff',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.branchId] })],
);

/** Append-only log of what staff did. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    requestId: text('request_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.id)],
);
