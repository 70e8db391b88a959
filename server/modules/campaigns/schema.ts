import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

/** Actions of members on campaign pages, once each. */
export const campaignActions = pgTable(
  'campaign_actions',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** Lower case. */
    slug: text('slug').notNull(),
    actionId: text('action_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.slug, t.actionId] })],
);

/** Invitation codes to an action, as keyed hashes; each has a number of uses. */
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
