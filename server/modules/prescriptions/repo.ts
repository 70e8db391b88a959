import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PrescriptionState } from '../../../lib/prescriptions/contract-values.ts';
import type { PrescriptionDetail } from '../../core/prescription.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import {
  conversationActs,
  conversationMessages,
  conversations,
} from '../../db/schema/conversations.ts';
import { prescriptions } from '../../db/schema/prescriptions.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import { prescriptionPurpose } from '../conversations/keep-prescription.ts';
import type { Decision, Prescription, PrescriptionRepo } from './ports.ts';
import { afterEvent } from './rules/machine.ts';

/** The desk shows no more than these. */
const MOST = 100;
const NOTHING: PrescriptionDetail = { issuedOn: null, from: '' };
const ACT = { accept: 'accepted_prescription', refuse: 'refused_prescription' } as const;

const photos = sql<number>`(SELECT count(*) FROM conversation_messages AS message
  WHERE message.conversation_id = prescriptions.conversation_id AND message.sender = 'member'
    AND message.photo IS NOT NULL)::int`;

export function createPrescriptionRepo(db: Database, sealer: Sealer): PrescriptionRepo {
  const read = async (from: Database, id: number): Promise<Prescription | undefined> => {
    const [row] = await from
      .select({ prescription: prescriptions, closedAt: conversations.closedAt })
      .from(prescriptions)
      .innerJoin(conversations, eq(conversations.id, prescriptions.conversationId))
      .where(eq(prescriptions.conversationId, id));
    if (!row) return undefined;
    const { state, detailSealed, reasonSealed, createdAt, ...same } = row.prescription;
    const detail =
      detailSealed === null
        ? NOTHING
        : (JSON.parse(sealer.open(detailSealed, prescriptionPurpose(id))) as PrescriptionDetail);
    return {
      ...{ ...detail, id: same.id, at: createdAt },
      state: shownState(state, row.closedAt),
      reason: reasonSealed === null ? null : sealer.open(reasonSealed, prescriptionPurpose(id)),
    };
  };
  return {
    ofConversation: (id) => read(db, id),
    waiting: () =>
      db
        .select({
          id: prescriptions.id,
          conversationId: prescriptions.conversationId,
          at: prescriptions.createdAt,
          photos,
          taken: sql<boolean>`${conversations.state} <> 'queued'`,
        })
        .from(prescriptions)
        .innerJoin(conversations, eq(conversations.id, prescriptions.conversationId))
        .where(and(eq(prescriptions.state, 'waiting'), isNull(conversations.closedAt)))
        .orderBy(asc(prescriptions.id))
        .limit(MOST),
    decide: (id, decision, may) =>
      db.transaction(async (tx): Promise<Result<Prescription>> => {
        await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, id))
          .for('update');
        const conversation = await createConversationRepo(tx, sealer).find(id);
        const before = await read(tx, id);
        if (!conversation) return refuse('NOT_FOUND');
        const allowed = may(conversation);
        if (!allowed.ok) return allowed;
        if (!before) return refuse('PRESCRIPTION_EMPTY');
        if (!afterEvent(before.state, decision.on)) return refuse('PRESCRIPTION_DECIDED');
        if (decision.on === 'accept' && !(await hasPhoto(tx, id)))
          return refuse('PRESCRIPTION_EMPTY');
        await write(tx, id, decision);
        const after = await read(tx, id);
        return after ? ok(after) : refuse('NOT_FOUND');
      }),
  };

  /** Signals both sides and logs who decided. */
  async function write(tx: Database, id: number, { on, by, reason, at }: Decision): Promise<void> {
    await tx
      .update(prescriptions)
      .set({
        state: on === 'accept' ? 'accepted' : 'refused',
        reasonSealed: reason === null ? null : sealer.seal(reason, prescriptionPurpose(id)),
        ...{ decidedBy: by, decidedAt: at },
      })
      .where(and(eq(prescriptions.conversationId, id), eq(prescriptions.state, 'waiting')));
    await tx.insert(conversationActs).values({ conversationId: id, staffId: by, act: ACT[on], at });
    await tx
      .update(conversations)
      .set({ touchedAt: at, untoldSince: at })
      .where(eq(conversations.id, id));
  }
}

/** An undecided prescription lapses with its conversation. */
function shownState(
  state: (typeof prescriptions.$inferSelect)['state'],
  closedAt: Date | null,
): PrescriptionState {
  return closedAt === null ? state : (afterEvent(state, 'lapse') ?? state);
}

async function hasPhoto(tx: Database, id: number): Promise<boolean> {
  const shown = and(
    eq(conversationMessages.conversationId, id),
    eq(conversationMessages.sender, 'member'),
    sql`${conversationMessages.photo} IS NOT NULL`,
  );
  return (await tx.$count(conversationMessages, shown)) > 0;
}
