import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Holiday, WeekHours } from '../../core/hours.ts';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Who answers questions, and when. */
export const pharmacists = pgTable('pharmacists', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  licenceNo: text('licence_no').notNull().unique(),
  /** Name of the portrait's drawing. */
  picture: text('picture').notNull(),
  /** The account with which this pharmacist works. */
  memberId: integer('member_id')
    .unique()
    .references(() => members.id),
  /** Hours on duty per weekday. */
  duty: jsonb('duty').$type<WeekHours>().notNull(),
});

/** The one row that says when pharmacists may be asked. */
export const pharmacy = pgTable(
  'pharmacy',
  {
    id: integer('id').primaryKey().default(1),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    /** Days with other hours than their weekday. */
    holidays: jsonb('holidays').$type<readonly Holiday[]>().notNull().default([]),
    /** How long one conversation takes on average. */
    conversationSeconds: integer('talk_seconds').notNull(),
    /** Since when questions wait without a pharmacist at a desk, and when the office was told of it. */
    unattendedSince: moment('unattended_since'),
    officeToldAt: moment('office_told_at'),
    /** The licensed pharmacy from which questions are answered. */
    branchId: integer('branch_id').references(() => branches.id),
  },
  (t) => [check('pharmacy_one_row', sql`${t.id} = 1`)],
);
