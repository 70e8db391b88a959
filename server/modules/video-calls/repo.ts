import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { RING_MS } from '../../../lib/video-calls/contract-values.ts';
import type { Sender } from '../../../lib/conversations/contract-values.ts';
import { signalSchema } from '../../../lib/video-calls/contract.ts';
import type { Sealer } from '../../core/sealed.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { videoCalls, videoCallSignals } from '../../db/schema/video-calls.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import type { VideoCall, VideoCallRepo } from './ports.ts';
import { signalPurpose } from './rules/signal-purpose.ts';

/** Maximum number of calls listed. */
const MOST = 100;
/** Heartbeat timeout; windows poll every few seconds. */
const UNSEEN_MS = 60_000;
/** Maximum number of pending signals per call. */
const MOST_SIGNALS = 300;
/** Minimum interval between heartbeat writes. */
const SAME_LOOK_MS = 5_000;

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const windowOf = { member: sql`member_window`, pharmacist: sql`pharmacist_window` };
const seenOf = { member: sql`member_seen_at`, pharmacist: sql`pharmacist_seen_at` };
const other = (side: Sender): Sender => (side === 'member' ? 'pharmacist' : 'member');

/** Stores signals sealed. A trigger deletes them when the call ends. */
export function createVideoCallRepo(db: Database, sealer: Sealer): VideoCallRepo {
  return {
    seats: async (conversationId) => {
      const { memberId, pharmacistId, closedAt } = conversations;
      const [row] = await db
        .select({ memberId, pharmacistId, closedAt })
        .from(conversations)
        .where(eq(conversations.id, conversationId));
      return row && { ...row, open: row.closedAt === null };
    },
    list: async (conversationId) => {
      const rows = await callRows(db)
        .where(eq(videoCalls.conversationId, conversationId))
        .orderBy(desc(videoCalls.id))
        .limit(MOST);
      return rows.map(toCall).toReversed();
    },
    find: async (conversationId, id) => {
      const [row] = await callRows(db).where(
        and(eq(videoCalls.id, id), eq(videoCalls.conversationId, conversationId)),
      );
      return row && toCall(row);
    },
    live: async (pharmacistId) => {
      const rows = await callRows(db)
        .where(and(eq(videoCalls.pharmacistId, pharmacistId), ne(videoCalls.state, 'ended')))
        .orderBy(asc(videoCalls.id));
      return rows.map(toCall);
    },
    ring: async ({ conversationId, side, whoId, window, media, at }) => {
      // The lock serializes with hand-overs and ends; the condition is re-evaluated after waiting.
      const [rung] = await selectRows<{ id: number }>(
        db,
        sql`WITH talk AS (SELECT id, member_id, pharmacist_id FROM ${conversations}
            WHERE id = ${conversationId} AND closed_at IS NULL AND pharmacist_id IS NOT NULL
              AND ${side === 'member' ? sql`member_id` : sql`pharmacist_id`} = ${whoId}
            FOR NO KEY UPDATE)
          INSERT INTO ${videoCalls} (conversation_id, member_id, pharmacist_id, media, rung_by, rung_at,
            touched_at, ${windowOf[side]}, ${seenOf[side]})
          SELECT id, member_id, pharmacist_id, ${media}::text, ${side}::text, ${instant(at)},
            ${instant(at)}, ${window}::uuid, ${instant(at)} FROM talk
          ON CONFLICT DO NOTHING RETURNING id`,
      );
      return rung?.id;
    },
    step: async ({ id, from, to, end, by, window, at }) => {
      const ends = sql`ended_at = ${instant(at)}, end_reason = ${end}::text, ended_by = ${by}::text`;
      const begins = sql`begun_at = ${instant(at)}, ${seenOf[by]} = ${instant(at)},
        ${windowOf[by]} = ${window ?? null}::uuid`;
      const moved = await selectRows(
        db,
        sql`UPDATE ${videoCalls} SET state = ${to}::text, revision = revision + 1,
            touched_at = ${instant(at)}, ${end === null ? begins : ends}
          WHERE id = ${id} AND state = ${from}::text
            ${end === null ? sql`AND rung_at > ${instant(new Date(at.getTime() - RING_MS))}` : sql``}
          RETURNING id`,
      );
      return moved.length > 0;
    },
    moveTo: async (id, side, window, at) => {
      const moved = await selectRows(
        db,
        sql`UPDATE ${videoCalls} SET ${windowOf[side]} = ${window}::uuid, ${seenOf[side]} = ${instant(at)},
            revision = revision + 1, touched_at = ${instant(at)}
          WHERE id = ${id} AND state = 'going_on' RETURNING id`,
      );
      return moved.length > 0;
    },
    send: async (id, { side, window, to, signals, at }) => {
      await db.transaction(async (tx) => {
        // The update locks the call, so that nothing is added after its end.
        const going = await selectRows(
          tx,
          sql`UPDATE ${videoCalls} SET revision = revision + 1, touched_at = ${instant(at)}
            WHERE id = ${id} AND state = 'going_on' AND ${windowOf[side]} = ${window}::uuid
              AND ${windowOf[other(side)]} = ${to}::uuid
              AND (SELECT count(*) FROM ${videoCallSignals} WHERE call_id = ${id}) < ${MOST_SIGNALS}
            RETURNING id`,
        );
        if (going.length === 0) return;
        await tx.insert(videoCallSignals).values(
          signals.map((signal) => ({
            ...{ callId: id, toWindow: to },
            bodySealed: sealer.seal(JSON.stringify(signal), signalPurpose(id)),
          })),
        );
      });
    },
    take: async (id, { side, window, after }, at) => {
      const mine = and(eq(videoCallSignals.callId, id), eq(videoCallSignals.toWindow, window));
      await db.execute(
        sql`UPDATE ${videoCalls} SET ${seenOf[side]} = ${instant(at)}
          WHERE id = ${id} AND state = 'going_on' AND ${windowOf[side]} = ${window}::uuid
            AND ${seenOf[side]} < ${instant(new Date(at.getTime() - SAME_LOOK_MS))}`,
      );
      if (after > 0)
        await db.delete(videoCallSignals).where(and(mine, lte(videoCallSignals.id, after)));
      const rows = await db
        .select({ id: videoCallSignals.id, body: videoCallSignals.bodySealed })
        .from(videoCallSignals)
        .where(and(mine, gt(videoCallSignals.id, after)))
        .orderBy(asc(videoCallSignals.id));
      return rows.map((row) => ({
        id: row.id,
        signal: signalSchema.parse(JSON.parse(sealer.open(row.body, signalPurpose(id)))),
      }));
    },
    sweep: async (at, conversationId) => {
      const before = (ms: number) => instant(new Date(at.getTime() - ms));
      const here =
        conversationId === undefined ? sql`` : sql`AND conversation_id = ${conversationId}`;
      const unseen = sql`LEAST(member_seen_at, pharmacist_seen_at) <= ${before(UNSEEN_MS)}`;
      await db.execute(
        sql`UPDATE ${videoCalls} SET state = 'ended', ended_at = ${instant(at)}, touched_at = ${instant(at)},
            revision = revision + 1, end_reason = CASE state WHEN 'ringing' THEN 'missed' ELSE 'lost' END
          WHERE ((state = 'ringing' AND rung_at <= ${before(RING_MS)})
            OR (state = 'going_on' AND ${unseen})) ${here}`,
      );
    },
  };
}

function callRows(db: Database) {
  return db
    .select({ call: videoCalls, pharmacist: nameOfStaff })
    .from(videoCalls)
    .innerJoin(members, eq(members.id, videoCalls.pharmacistId))
    .leftJoin(pharmacists, eq(pharmacists.memberId, videoCalls.pharmacistId))
    .$dynamic();
}

type CallRow = Awaited<ReturnType<typeof callRows>>[number];

function toCall({ call, pharmacist }: CallRow): VideoCall {
  const { endReason: end, memberWindow, pharmacistWindow, ...same } = call;
  return {
    ...{ id: same.id, conversationId: same.conversationId, media: same.media, state: same.state },
    ...{ rungBy: same.rungBy, rungAt: same.rungAt, begunAt: same.begunAt },
    ...{ endedAt: same.endedAt, endedBy: same.endedBy, end, pharmacist },
    windows: { member: memberWindow, pharmacist: pharmacistWindow },
  };
}
