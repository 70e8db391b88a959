import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Holiday, WeekHours } from '../../core/hours.ts';
import { branches } from '../../db/schema/branches.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

export const pharmacists = pgTable('pharmacists', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nameEn: text('name_en').notNull(),
  nameTh: text('name_th').notNull(),
  licenceNo: text('licence_no').notNull().unique(),
  /** Name of the portrait's drawing. */
  picture: text('picture').notNull(),
  memberId: integer('member_id')
    .unique()
    .references(() => members.id),
  /** Rostered hours per weekday. */
  duty: jsonb('duty').$type<WeekHours>().notNull(),
});

/** Single row with the consultation settings. */
export const pharmacy = pgTable(
  'pharmacy',
  {
    id: integer('id').primaryKey().default(1),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    /** Days that differ from their weekday. */
    holidays: jsonb('holidays').$type<readonly Holiday[]>().notNull().default([]),
    /** Average duration of a conversation. */
    conversationSeconds: integer('talk_seconds').notNull(),
    /** Since when questions wait with no desk present, and when the office was notified. */
    unattendedSince: moment('unattended_since'),
    officeToldAt: moment('office_told_at'),
    /** Licensed pharmacy of the consultation service. */
    branchId: integer('branch_id').references(() => branches.id),
  },
  (t) => [check('pharmacy_one_row', sql`${t.id} = 1`)],
);
