import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** What members did on the pages of campaigns, each once. */
export const campaignActions = pgTable(
  'campaign_actions',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** In small letters. */
    slug: text('slug').notNull(),
    actionId: text('action_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.slug, t.actionId] })],
);

/** Codes that invite to an action, as keyed hashes; each is good for so many members. */
export const campaignInvites = pgTable(
  'campaign_invites',
  {
    slug: text('slug').notNull(),
    actionId: text('action_id').notNull(),
    codeHash: text('code_hash').notNull(),
    left: integer('left_over').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.slug, t.actionId, t.codeHash] }),
    check('campaign_invites_left', sql`${t.left} >= 0`),
  ],
);
