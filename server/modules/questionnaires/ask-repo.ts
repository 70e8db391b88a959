import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  conversationActs,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts';
import { questionnaireCases } from '../../db/schema/questionnaires.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { CaseRepo } from './ports.ts';

/** To be called in a transaction. Locks the conversation, then reads whether there is anything left to decide. */
export async function askInCase(
  db: Database,
  { id, memberId, conversationId }: Parameters<CaseRepo['ask']>[0],
  { by, clientMsgId, bodySealed, at }: Parameters<CaseRepo['ask']>[1],
): ReturnType<CaseRepo['ask']> {
  const [talk] = await db
    .select({ pharmacistId: conversations.pharmacistId, closedAt: conversations.closedAt })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update');
  const waits = await db.$count(
    questionnaireCases,
    and(eq(questionnaireCases.id, id), eq(questionnaireCases.state, 'waiting')),
  );
  if (!talk || waits === 0) return 'decided';
  const said = { conversationId, authorId: by, clientMsgId };
  const known = await db.$count(
    conversationMessages,
    and(
      eq(conversationMessages.conversationId, conversationId),
      eq(conversationMessages.authorId, by),
      eq(conversationMessages.clientMsgId, clientMsgId),
    ),
  );
  if (known > 0) return 'asked';
  const isOpen = talk.closedAt === null;
  if (isOpen && talk.pharmacistId !== by) return 'taken';
  if (!isOpen && (await hasAnother(db, memberId, conversationId))) return 'busy';
  if (!(await open(db, conversationId, { by, at }))) return 'busy';
  await db.insert(conversationMessages).values({ ...said, sender: 'pharmacist', bodySealed, at });
  if (!isOpen) {
    await db.insert(conversationActs).values({ conversationId, staffId: by, act: 'took', at });
  }
  return 'asked';
}

/** False where the member began another conversation at the same moment, which the unique index refuses. */
async function open(
  db: Database,
  id: number,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<boolean> {
  try {
    // A savepoint, so that the transaction outlives a refusal.
    await db.transaction((tx) =>
      tx
        .update(conversations)
        .set({
          ...{ state: 'waiting_customer', closedAt: null, caseOnly: false, pharmacistId: by },
          ...{ summarySealed: null, untoldSince: at, touchedAt: at },
        })
        .where(eq(conversations.id, id)),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** A member has one open conversation at a time. */
async function hasAnother(db: Database, memberId: number, id: number): Promise<boolean> {
  const others = await db.$count(
    conversations,
    and(
      eq(conversations.memberId, memberId),
      ne(conversations.id, id),
      isNull(conversations.closedAt),
    ),
  );
  return others > 0;
}
