import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DataRequestType } from '../../../lib/members/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Requests under the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    type: text('type').$type<DataRequestType>().notNull(),
    /** Requested correction of `rectify`, and the answer of the office; both deleted with the account. */
    note: text('note').notNull().default(''),
    answer: text('answer').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Null while pending. */
    doneAt: moment('done_at'),
  },
  (t) => [
    index('data_requests_member').on(t.memberId, t.createdAt.desc()),
    index('data_requests_waiting')
      .on(t.createdAt)
      .where(sql`done_at IS NULL`),
    check('data_requests_done', sql`${t.doneAt} >= ${t.createdAt}`),
  ],
);
