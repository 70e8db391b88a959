import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KeptAnswer, KeptQuestion } from '../../core/kept-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

export const surveys = pgTable(
  'surveys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionTh: text('description_th').notNull(),
    coins: integer('coins').notNull(),
    questions: jsonb('questions').$type<readonly KeptQuestion[]>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [
    index('surveys_window').on(t.endsAt, t.startsAt),
    check('surveys_coins', sql`${t.coins} >= 0`),
    check('surveys_time', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** One answer per member and survey; its coins are booked in the same transaction. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** By question id; skipped questions are missing. */
    answers: jsonb('answers').$type<Readonly<Record<string, KeptAnswer>>>().notNull(),
    coins: integer('coins').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.surveyId, t.memberId] }),
    index('survey_answers_member').on(t.memberId),
  ],
);
