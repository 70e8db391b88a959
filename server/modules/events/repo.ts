import { and, asc, eq, gt, gte, inArray, isNull, max, or, sql } from 'drizzle-orm';
import type {
  LiveConversation,
  LiveEventRepo,
  LiveParcel,
  LivePayment,
  LiveTyping,
  LiveVideoCall,
} from './ports.ts';
import type { Database } from '../../db/client.ts';
import { conversations, deskPresence } from '../../db/schema/conversations.ts';
import { videoCalls } from '../../db/schema/video-calls.ts';
import { parcels } from '../orders/schema.ts';
import { notifications } from '../notifications/schema.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { noticeColumns, toNotification } from '../notifications/repo.ts';

const PAYMENT_WINDOW_MS = 86_400_000;

export function createLiveEventRepo(db: Database): LiveEventRepo {
  return {
    newest: async () => {
      const [[told], [moved]] = await Promise.all([
        db.select({ id: max(notifications.id) }).from(notifications),
        db.select({ id: max(orderHistory.id) }).from(orderHistory),
      ]);
      return { notification: told?.id ?? 0, move: moved?.id ?? 0 };
    },
    after: async (memberIds, cursor, limit) => {
      const those = [...memberIds];
      const [told, moved] = await Promise.all([
        db
          .select(noticeColumns)
          .from(notifications)
          .where(
            and(inArray(notifications.memberId, those), gt(notifications.id, cursor.notification)),
          )
          .orderBy(asc(notifications.id))
          .limit(limit),
        db
          .select({
            id: orderHistory.id,
            memberId: orders.memberId,
            orderId: orderHistory.orderId,
            status: orderHistory.status,
            at: orderHistory.at,
          })
          .from(orderHistory)
          .innerJoin(orders, eq(orders.id, orderHistory.orderId))
          .where(and(inArray(orders.memberId, those), gt(orderHistory.id, cursor.move)))
          .orderBy(asc(orderHistory.id))
          .limit(limit),
      ]);
      return [
        ...moved.map((row) => ({ kind: 'order' as const, ...row })),
        ...told.map((row) => ({
          kind: 'notification' as const,
          id: row.id,
          memberId: row.memberId,
          notification: toNotification(row),
        })),
      ];
    },
    unnumbered: async (memberIds, since) =>
      (
        await Promise.all([movedPayments(db, memberIds, since), seenParcels(db, memberIds, since)])
      ).flat(),
    conversations: async (memberIds, since) =>
      (
        await Promise.all([
          touchedConversations(db, memberIds, since),
          typedMessages(db, memberIds, since),
        ])
      ).flat(),
    videoCalls: (memberIds, since) => touchedVideoCalls(db, memberIds, since),
    waiting: async (memberIds) => {
      if (memberIds.length === 0) return [];
      const { id, memberId, state } = conversations;
      return db
        .select({ conversationId: id, memberId })
        .from(conversations)
        .where(and(eq(state, 'queued'), inArray(memberId, [...memberIds])));
    },
    desksOf: async (memberIds) => {
      if (memberIds.length === 0) return [];
      const rows = await db
        .select({ memberId: deskPresence.memberId })
        .from(deskPresence)
        .where(inArray(deskPresence.memberId, [...memberIds]));
      return rows.map(({ memberId }) => memberId);
    },
  };
}

/** Limited to orders of the last day: payments of older ones no longer change. */
async function movedPayments(
  db: Database,
  memberIds: readonly number[],
  since: Date,
): Promise<readonly LivePayment[]> {
  const rows = await db
    .select({
      memberId: orders.memberId,
      paymentId: payments.id,
      orderId: payments.orderId,
      status: payments.status,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        inArray(orders.memberId, [...memberIds]),
        gt(orders.createdAt, new Date(since.getTime() - PAYMENT_WINDOW_MS)),
        gte(payments.updatedAt, since),
      ),
    );
  return rows.map((row) => ({ kind: 'payment' as const, ...row }));
}

async function touchedConversations(
  db: Database,
  memberIds: readonly number[],
  since: Date,
): Promise<readonly LiveConversation[]> {
  const those = [...memberIds];
  const { memberId, pharmacistId } = conversations;
  const rows = await db
    .select({ id: conversations.id, memberId, pharmacistId, at: conversations.touchedAt })
    .from(conversations)
    .where(
      and(
        gte(conversations.touchedAt, since),
        or(inArray(memberId, those), inArray(pharmacistId, those)),
      ),
    );
  return rows.flatMap(({ id, at, ...people }) =>
    [people.memberId, people.pharmacistId].flatMap((member) =>
      member === null || !those.includes(member)
        ? []
        : [{ kind: 'conversation' as const, memberId: member, conversationId: id, at }],
    ),
  );
}

/** Notifies the other side. */
async function typedMessages(
  db: Database,
  memberIds: readonly number[],
  since: Date,
): Promise<readonly LiveTyping[]> {
  const those = [...memberIds];
  const { id, memberId, pharmacistId, memberTypedAt, pharmacistTypedAt } = conversations;
  const rows = await db
    .select({ id, memberId, pharmacistId, memberTypedAt, pharmacistTypedAt })
    .from(conversations)
    .where(
      and(
        isNull(conversations.closedAt),
        or(
          and(inArray(memberId, those), gte(pharmacistTypedAt, since)),
          and(inArray(pharmacistId, those), gte(memberTypedAt, since)),
        ),
      ),
    );
  return rows.flatMap((row) => {
    const event = (to: number | null, from: LiveTyping['from'], at: Date | null) =>
      to === null || at === null || at < since || !those.includes(to)
        ? []
        : [{ kind: 'typing' as const, memberId: to, conversationId: row.id, from, at }];
    return [
      ...event(row.memberId, 'pharmacist', row.pharmacistTypedAt),
      ...event(row.pharmacistId, 'member', row.memberTypedAt),
    ];
  });
}

/** For both sides of them. */
async function touchedVideoCalls(
  db: Database,
  memberIds: readonly number[],
  since: Date,
): Promise<readonly LiveVideoCall[]> {
  const those = [...memberIds];
  const { id: videoCallId, conversationId, revision, memberId, pharmacistId } = videoCalls;
  const rows = await db
    .select({ videoCallId, conversationId, revision, memberId, pharmacistId })
    .from(videoCalls)
    .where(
      and(
        gte(videoCalls.touchedAt, since),
        or(inArray(memberId, those), inArray(pharmacistId, those)),
      ),
    );
  return rows.flatMap(({ memberId: member, pharmacistId: pharmacist, ...call }) =>
    [member, pharmacist]
      .filter((one) => those.includes(one))
      .map((one) => ({ kind: 'video_call' as const, memberId: one, ...call })),
  );
}

const lastEvent = sql`${parcels.events} -> -1`;

/** Covers parcels in transit; departure and arrival are order moves. */
async function seenParcels(
  db: Database,
  memberIds: readonly number[],
  since: Date,
): Promise<readonly LiveParcel[]> {
  const rows = await db
    .select({
      memberId: orders.memberId,
      parcelId: parcels.id,
      orderId: parcels.orderId,
      state: sql<LiveParcel['state']>`${lastEvent} ->> 'state'`,
      at: sql<string>`${lastEvent} ->> 'at'`,
    })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(
      and(
        inArray(orders.memberId, [...memberIds]),
        eq(orders.status, 'shipped'),
        gt(sql`jsonb_array_length(${parcels.events})`, 1),
        // Moments in JSON are ISO texts of equal length, so they compare as text.
        gte(sql`${lastEvent} ->> 'at'`, since.toISOString()),
      ),
    );
  return rows.map(({ at, ...row }) => ({ kind: 'parcel' as const, ...row, at: new Date(at) }));
}
