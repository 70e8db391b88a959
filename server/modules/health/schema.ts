import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Health notes, sealed (`docs/product/health.md`, "Profile"). Withdrawal of the consent deletes the row. */
export const healthProfiles = pgTable('health_profiles', {
  memberId: integer('member_id')
    .primaryKey()
    .references(() => members.id),
  notesSealed: text('notes_sealed').notNull(),
  /** Version of the consent letter. */
  consentVersion: text('consent_version').notNull(),
  consentedAt: moment('consented_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Every consent and withdrawal, kept permanently; no health data. */
export const healthConsentLedger = pgTable(
  'health_consent_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    version: text('version').notNull(),
    decision: text('decision').$type<'given' | 'withdrawn'>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('health_consent_ledger_member').on(t.memberId, t.id)],
);
