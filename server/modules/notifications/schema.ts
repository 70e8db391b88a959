import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeTopic } from '../../../lib/notifications/contract-values.ts';
import { moment } from '../../db/schema/columns.ts';
import { members, sessions } from '../../db/schema/members.ts';

/** Push tokens of sign-ins; deleted with them. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    token: text('token').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Language of its messages. */
    locale: text('locale').$type<'en' | 'th'>().notNull().default('en'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('push_tokens_member').on(t.memberId), index('push_tokens_session').on(t.sessionId)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    type: text('type').$type<'order' | 'promotion' | 'system'>().notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyTh: text('body_th').notNull(),
    url: text('url'),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('notifications_member').on(t.memberId, t.id),
    index('notifications_unread')
      .on(t.memberId)
      .where(sql`read_at IS NULL`),
  ],
);

/** Explicit choices of members; a missing row means the default. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.topic, t.channel] })],
);
