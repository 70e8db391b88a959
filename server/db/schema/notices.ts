import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeTopic } from '../../../lib/api/contract/notice-preferences.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** What members chose themselves; where a row is missing the rule's own choice holds. */
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
