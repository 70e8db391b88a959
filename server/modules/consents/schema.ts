import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Consent letters; a published version never changes. */
export const consentLetters = pgTable('consent_letters', {
  version: integer('version').primaryKey(),
  titleEn: text('title_en').notNull(),
  titleTh: text('title_th').notNull(),
  detail1En: text('detail_1_en').notNull(),
  detail1Th: text('detail_1_th').notNull(),
  detail2En: text('detail_2_en').notNull(),
  detail2Th: text('detail_2_th').notNull(),
});

/** Permanent log of all answers; `consent_answers` has only the last one per version. */
export const consentLedger = pgTable(
  'consent_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    version: integer('version')
      .notNull()
      .references(() => consentLetters.version),
    decision: text('decision').$type<'accepted' | 'declined'>().notNull(),
    locale: text('locale').$type<'en' | 'th'>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [index('consent_ledger_member').on(t.memberId, t.id)],
);

export const consentAnswers = pgTable(
  'consent_answers',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    version: integer('version')
      .notNull()
      .references(() => consentLetters.version),
    decision: text('decision').$type<'accepted' | 'declined'>().notNull(),
    /** Set on acceptance only. */
    email: text('email'),
    locale: text('locale').$type<'en' | 'th'>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.version] }),
    check('consent_answers_email', sql`(${t.decision} = 'accepted') = (${t.email} IS NOT NULL)`),
  ],
);
