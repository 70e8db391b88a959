import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardDesign } from '../../../lib/gift-cards/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members } from '../../db/schema/members.ts';

export const eCards = pgTable(
  'e_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    /** A key sends one card forever (`docs/quality.md`, "Invariants"). */
    idempotencyKey: text('idempotency_key').notNull(),
    design: text('design').$type<CardDesign>().notNull(),
    toName: text('to_name').notNull(),
    toEmail: text('to_email').notNull(),
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    sendAt: moment('send_at').notNull(),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('e_cards_key').on(t.memberId, t.idempotencyKey),
    index('e_cards_member').on(t.memberId, t.createdAt.desc()),
    index('e_cards_due')
      .on(t.sendAt)
      .where(sql`sent_at IS NULL`),
  ],
);
