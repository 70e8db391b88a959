import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Ability, BuiltInRole } from '../../../lib/people/contract-values.ts';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

export const roles = pgTable('roles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
  /** Set for built-in roles, whose abilities stand in the code. */
  key: text('key').$type<BuiltInRole>().unique(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  abilities: text('abilities')
    .array()
    .$type<Ability[]>()
    .notNull()
    .default(sql`'{}'`),
  /** Satang; null: no limit. */
  refundLimit: integer('refund_limit'),
});

/** Members who work here, or did. */
export const people = pgTable(
  'people',
  {
    memberId: integer('member_id')
      .primaryKey()
      .references(() => members.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** Null while the person works here. */
    leftAt: moment('left_at'),
  },
  (t) => [index('people_role').on(t.roleId)],
);

/** Branches of people; those without a row here work for the online warehouse and every branch. */
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
