import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Notification, NotificationRepo } from '../../domain/notifications/ports.ts';
import type { Database } from '../client.ts';
import { notifications } from '../schema/members.ts';
import { orderItems } from '../schema/orders.ts';

/** What a notice is about is where it leads to. */
const productId = sql<number | null>`COALESCE(
  (
    SELECT ${orderItems.productId} FROM ${orderItems}
    WHERE ${orderItems.orderId} = substring(${notifications.url} FROM '^/orders/(.+)$')
    ORDER BY ${orderItems.line} LIMIT 1
  ),
  substring(${notifications.url} FROM '^/products/([0-9]{1,9})$')::integer
)`;

export const noticeColumns = { ...getTableColumns(notifications), productId };

export function createNotificationRepo(db: Database): NotificationRepo {
  return {
    add: async (memberId, { type, title, body, url }, now) => {
      await db.insert(notifications).values({
        memberId,
        type,
        titleEn: title.en,
        titleTh: title.th,
        bodyEn: body.en,
        bodyTh: body.th,
        url,
        createdAt: now,
      });
    },
    page: async (memberId, { limit, offset }) => {
      const ofMember = eq(notifications.memberId, memberId);
      const [rows, [counts]] = await Promise.all([
        db
          .select(noticeColumns)
          .from(notifications)
          .where(ofMember)
          .orderBy(desc(notifications.id))
          .limit(limit)
          .offset(offset),
        db
          .select({
            total: count(),
            unread: sql<number>`count(*) FILTER (WHERE ${notifications.readAt} IS NULL)`.mapWith(
              Number,
            ),
          })
          .from(notifications)
          .where(ofMember),
      ]);
      return {
        rows: rows.map(toNotification),
        total: counts?.total ?? 0,
        unread: counts?.unread ?? 0,
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
  row: typeof notifications.$inferSelect & Pick<Notification, 'productId'>,
): Notification {
  return {
    id: row.id,
    type: row.type,
    title: { en: row.titleEn, th: row.titleTh },
    body: { en: row.bodyEn, th: row.bodyTh },
    url: row.url,
    productId: row.productId,
    readAt: row.readAt,
    createdAt: row.createdAt,
  };
}
