import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** People a member cares for, sealed for the member (`docs/product/health.md`, "Family"). */
export const familyMembers = pgTable(
  'family_members',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Name, birth date, sex, weight, relation and notes, sealed. */
    profileSealed: text('profile_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('family_members_member').on(t.memberId, t.id)],
);
