import { type SQL, and, count, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { NoticeChannel, NoticeTopic } from '../../../lib/notifications/contract-values.ts';
import type { Tell } from '../../core/signals.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { outbox } from '../../db/schema/operations.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type {
  NoticePreferenceRepo,
  Notification,
  NotificationRepo,
  OutgoingNotice,
} from './ports.ts';
import { cellOf, maySayTitle, pageOfTopic, topicOf } from './rules/preferences.ts';
import { noticePreferences, notifications, pushTokens } from './schema.ts';
import type { PathAbove } from '../../../lib/pages/path-to.ts';

const NOTICES = '/notifications' satisfies PathAbove;

/** Derived from the target URL of the notice. */
const product = sql<Notification['product']>`(
  SELECT jsonb_build_object('id', shown.id, 'pictureVersion', shown.picture_version)
  FROM ${products} AS shown
  WHERE shown.id = COALESCE(
    (
      SELECT item.product_id FROM ${orderItems} AS item
      WHERE item.order_id = substring(${notifications.url} FROM '^/orders/(.+)$')
      ORDER BY item.line LIMIT 1
    ),
    substring(${notifications.url} FROM '^/products/([0-9]{1,9})$')::integer
  )
)`;

export const noticeColumns = { ...getTableColumns(notifications), product };

export function createNotificationRepo(db: Database, tell: Tell): NotificationRepo {
  return {
    add: async (memberId, notice, now) => {
      await add(db, { memberId, notice, now });
      tell([memberId]);
    },
    page: async (memberId, { limit, offset, before }) => {
      const ofMember = eq(notifications.memberId, memberId);
      const older = before === undefined ? undefined : lt(notifications.id, before);
      const [rows, [all], [unread]] = await Promise.all([
        db
          .select(noticeColumns)
          .from(notifications)
          .where(and(ofMember, older))
          .orderBy(desc(notifications.id))
          .limit(limit)
          .offset(offset),
        // Separate queries, so each uses its own index, however many rows a member has.
        db.select({ count: count() }).from(notifications).where(ofMember),
        db
          .select({ count: count() })
          .from(notifications)
          .where(and(ofMember, isNull(notifications.readAt))),
      ]);
      return {
        rows: rows.map(toNotification),
        total: all?.count ?? 0,
        unread: unread?.count ?? 0,
      };
    },
    find: async (memberId, id) => {
      const [row] = await db
        .select(noticeColumns)
        .from(notifications)
        .where(and(eq(notifications.memberId, memberId), eq(notifications.id, id)));
      return row && toNotification(row);
    },
    markRead: async (memberId, id, now) => {
      const [row] = await db
        .update(notifications)
        .set({ readAt: sql`COALESCE(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(notifications.memberId, memberId), eq(notifications.id, id)))
        .returning(noticeColumns);
      return row && toNotification(row);
    },
    markAllRead: async (memberId, now) => {
      await db
        .update(notifications)
        .set({ readAt: now })
        .where(and(eq(notifications.memberId, memberId), isNull(notifications.readAt)));
    },
  };
}

export function toNotification(
  row: typeof notifications.$inferSelect & Pick<Notification, 'product'>,
): Notification {
  return {
    id: row.id,
    type: row.type,
    title: { en: row.titleEn, th: row.titleTh },
    body: { en: row.bodyEn, th: row.bodyTh },
    url: row.url,
    product: row.product,
    readAt: row.readAt,
    createdAt: row.createdAt,
  };
}

/** Push messages expire after this, since they would report old news. */
const PUSH_TTL_MS = 86_400_000;

interface Told {
  readonly memberId: number;
  readonly notice: OutgoingNotice;
  readonly now: Date;
}

/**
 * A single statement, because placing orders waits for it. A push message contains only the parts that a stranger may
 * read.
 */
async function add(db: Database, { memberId, notice, now }: Told): Promise<void> {
  const { type, title, body, url } = notice;
  const topic = topicOf(notice);
  const member = sql`${memberId}::integer`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + PUSH_TTL_MS).toISOString()}::timestamptz`;
  const headline = maySayTitle(topic)
    ? sql`CASE device.locale WHEN 'th' THEN ${title.th}::text ELSE ${title.en}::text END`
    : sql`NULL::text`;
  await db.execute(sql`
    WITH told AS (
      INSERT INTO ${notifications} (member_id, type, title_en, title_th, body_en, body_th, url, created_at)
      SELECT ${member}, ${type}::text, ${title.en}::text, ${title.th}::text, ${body.en}::text,
        ${body.th}::text, ${url}::text, ${at}
      WHERE ${hears(member, topic, 'bell')}
      RETURNING id)
    INSERT INTO ${outbox} (kind, recipient, body, created_at, next_attempt_at, expires_at)
    SELECT 'push', device.token, jsonb_build_object(
        'locale', device.locale, 'topic', ${topic}::text, 'title', ${headline},
        'path', COALESCE((SELECT ${NOTICES}::text || '/' || told.id FROM told), ${pageOfTopic(topic)}::text)
      )::text, ${at}, ${at}, ${until}
    FROM ${pushTokens} device
    WHERE device.member_id = ${member} AND ${hears(member, topic, 'push')}`);
}

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

/** SQL condition: whether a member receives a topic through a channel. */
export function hears(memberId: SQL, topic: NoticeTopic, channel: NoticeChannel): SQL<boolean> {
  const cell = cellOf(topic, channel);
  if (!cell) return sql<boolean>`false`;
  if (cell.always) return sql<boolean>`true`;
  return sql<boolean>`COALESCE((
    SELECT chosen.enabled FROM ${noticePreferences} chosen
    WHERE chosen.member_id = ${memberId} AND chosen.topic = ${topic} AND chosen.channel = ${channel}
  ), ${sql.raw(String(cell.byDefault))})`;
}
