import { eq, sql, type SQL } from 'drizzle-orm';
import type { NoticeChannel, NoticeTopic } from '../../../lib/api/contract/member-values.ts';
import type { NoticePreferenceRepo } from './ports.ts';
import { cellOf } from './rules/preferences.ts';
import type { Database } from '../../db/client.ts';
import { noticePreferences } from './schema.ts';

export function createNoticePreferenceRepo(db: Database): NoticePreferenceRepo {
  return {
    read: (memberId) =>
      db
        .select({
          topic: noticePreferences.topic,
          channel: noticePreferences.channel,
          enabled: noticePreferences.enabled,
        })
        .from(noticePreferences)
        .where(eq(noticePreferences.memberId, memberId)),
    write: async (memberId, choices, now) => {
      await db
        .insert(noticePreferences)
        .values(choices.map((choice) => ({ memberId, ...choice, updatedAt: now })))
        .onConflictDoUpdate({
          target: [noticePreferences.memberId, noticePreferences.topic, noticePreferences.channel],
          set: { enabled: sql`excluded.enabled`, updatedAt: now },
        });
    },
  };
}

/** Whether a member hears of a topic by a channel, as a condition. */
export function hears(memberId: SQL, topic: NoticeTopic, channel: NoticeChannel): SQL<boolean> {
  const cell = cellOf(topic, channel);
  if (!cell) return sql<boolean>`false`;
  if (cell.always) return sql<boolean>`true`;
  return sql<boolean>`COALESCE((
    SELECT chosen.enabled FROM ${noticePreferences} chosen
    WHERE chosen.member_id = ${memberId} AND chosen.topic = ${topic} AND chosen.channel = ${channel}
  ), ${sql.raw(String(cell.byDefault))})`;
}
