import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { conversationActs, conversations, deskPresence } from '../../db/schema/conversations.ts';
import type { ConversationTimers } from './desk-ports.ts';
import { GONE_MS } from '../pharmacy/rules/presence.ts';
import { CONVERSATION_MOVES, type ConversationEvent } from './rules/machine.ts';

const SILENCE_MS = 30 * 60_000;
/** Its member has until the decision to answer, at any hour (`docs/product/questionnaires.md`, "A question"). */
const ANSWER_AWAITED = sql`(state = 'waiting_customer' AND EXISTS (SELECT FROM questionnaire_cases AS one
  WHERE one.conversation_id = conversations.id AND one.state = 'waiting'))`;
/** Calls of several tabs, and those that events bring about, are one. */
const SAME_CALL_MS = 5_000;

export function createConversationTimers(db: Database): ConversationTimers {
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
      const moment = sql`${at.toISOString()}::timestamptz`;
      const returned = await selectRows<{ id: number }>(
        db,
        sql`WITH gone AS (SELECT id, pharmacist_id FROM ${conversations}
            WHERE closed_at IS NULL AND state IN ${statesBefore('pharmacist_gone')}
              AND NOT ${ANSWER_AWAITED}
              AND NOT EXISTS (SELECT FROM desk_presence AS desk
                WHERE desk.member_id = conversations.pharmacist_id
                  AND desk.seen_at > ${gone}::timestamptz)
            FOR UPDATE OF conversations),
          noted AS (INSERT INTO ${conversationActs} (conversation_id, staff_id, act, at)
            SELECT id, pharmacist_id, 'gave_back', ${moment} FROM gone)
          UPDATE ${conversations} SET state = 'queued', pharmacist_id = NULL, touched_at = ${moment}
          FROM gone WHERE conversations.id = gone.id RETURNING conversations.id`,
      );
      const silent = new Date(at.getTime() - SILENCE_MS).toISOString();
      const closed = await selectRows<{ id: number }>(
        db,
        sql`UPDATE ${conversations} SET state = 'closed', closed_at = ${moment}, touched_at = ${moment}
          WHERE closed_at IS NULL AND state IN ${statesBefore('silence')}
            AND NOT ${ANSWER_AWAITED}
            AND NOT EXISTS (SELECT FROM conversation_messages AS message
              WHERE message.conversation_id = conversations.id
                AND message.at > ${silent}::timestamptz)
          RETURNING id`,
      );
      return [...returned, ...closed].map(({ id }) => id);
    },
  };
}

function statesBefore(event: ConversationEvent): readonly string[] {
  return CONVERSATION_MOVES.filter(({ on }) => on === event).map(({ from }) => from);
}
