import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { conversations, deskPresence } from '../../db/schema/conversations.ts';
import type { ConversationTimers } from './desk-ports.ts';
import { GONE_MS } from './rules/desk.ts';
import { CONVERSATION_MOVES, type ConversationEvent } from './rules/machine.ts';

const SILENCE_MS = 30 * 60_000;
/** Calls of several tabs, and those that events bring about, are one. */
const SAME_CALL_MS = 5_000;

export function createConversationTimers(db: Database): ConversationTimers {
  const move = (on: ConversationEvent, set: SQL, where: SQL, at: Date) =>
    selectRows<{ id: number }>(
      db,
      sql`UPDATE ${conversations} SET ${set}, touched_at = ${at.toISOString()}::timestamptz
        WHERE closed_at IS NULL AND state IN ${statesBefore(on)} AND ${where} RETURNING id`,
    );
  return {
    seen: async (pharmacistId, at) => {
      const before = new Date(at.getTime() - SAME_CALL_MS);
      await db
        .insert(deskPresence)
        .values({ memberId: pharmacistId, seenAt: at })
        .onConflictDoUpdate({
          target: deskPresence.memberId,
          set: { seenAt: at },
          setWhere: sql`${deskPresence.seenAt} < ${before.toISOString()}::timestamptz`,
        });
    },
    sweep: async (at) => {
      const gone = new Date(at.getTime() - GONE_MS).toISOString();
      const returned = await move(
        'pharmacist_gone',
        sql`state = 'queued', pharmacist_id = NULL`,
        sql`NOT EXISTS (SELECT FROM desk_presence AS desk
          WHERE desk.member_id = conversations.pharmacist_id AND desk.seen_at > ${gone}::timestamptz)`,
        at,
      );
      const silent = new Date(at.getTime() - SILENCE_MS).toISOString();
      const closed = await move(
        'silence',
        sql`state = 'closed', closed_at = ${at.toISOString()}::timestamptz`,
        sql`NOT EXISTS (SELECT FROM conversation_messages AS message
          WHERE message.conversation_id = conversations.id AND message.at > ${silent}::timestamptz)`,
        at,
      );
      return [...returned, ...closed].map(({ id }) => id);
    },
  };
}

function statesBefore(event: ConversationEvent): readonly string[] {
  return CONVERSATION_MOVES.filter(({ on }) => on === event).map(({ from }) => from);
}
