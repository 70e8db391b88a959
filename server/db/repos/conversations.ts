import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ConversationRepo } from '../../domain/conversations/ports.ts';
import type { Database } from '../client.ts';
import { conversations } from '../schema/conversations.ts';

/** Older ones are history. */
const MOST = 100;

export function createConversationRepo(db: Database): ConversationRepo {
  return {
    list: (memberId, closed) =>
      db
        .select({ id: conversations.id, questionId: conversations.questionId })
        .from(conversations)
        .where(and(eq(conversations.memberId, memberId), ofState(closed)))
        .orderBy(desc(conversations.id))
        .limit(MOST),
  };
}

function ofState(closed: boolean | undefined) {
  if (closed === undefined) return undefined;
  return closed ? isNotNull(conversations.closedAt) : isNull(conversations.closedAt);
}
