import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditCause } from '../../../lib/audit/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';
import type { Changes } from './ports.ts';

/** Append-only log of what people did in the office. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    action: text('action').notNull(),
    /** Kind and id, such as `review 17`; orders by their number alone. */
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Old and new value by field; secret fields are left out. */
    changes: jsonb('changes').$type<Changes>().notNull().default({}),
    cause: text('cause').$type<AuditCause>().notNull().default('form'),
    /** Network address of the caller. */
    address: text('address').notNull().default(''),
    requestId: text('request_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.id),
    index('audit_log_member').on(t.memberId, t.id),
  ],
);
