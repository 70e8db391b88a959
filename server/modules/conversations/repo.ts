import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ApprovalState } from '../../../lib/conversations/contract-values.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  approvals,
  conversationActs,
  conversationMessages,
  conversationNotes,
  conversations,
  redFlagStops,
} from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { nameOfStaff } from '../pharmacy/name-of-staff.ts';
import { pharmacists } from '../pharmacy/schema.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { openAcknowledged } from '../health/rules/acknowledged.ts';
import { isNewest } from '../health/approval-repo.ts';
import { planFollowUp } from './plan-follow-up.ts';
import { createPatients, openPatient, sealPatient } from '../health/named-patients.ts';
import { canTake } from './desk-repo.ts';
import { markTold } from './telling-repo.ts';
import { openConversation } from './open-conversation.ts';
import { createPhotoRepo, sameMessage, showPhoto } from './photo-repo.ts';
import type { Change, Conversation, ConversationRepo, Message, NewMessage } from './ports.ts';
import { ENDED } from './rules/machine.ts';
import { withdrawalPurpose } from './rules/withdraw-approval.ts';
import { createConversationMarks } from './recommended.ts';
import { conversationRows, createOpener, messageRows, purposes } from './sealed-rows.ts';

/** Older ones are history of the archive. */
const MOST = 100;

/** Health texts are sealed in the database, each for its conversation. */
export function createConversationRepo(db: Database, sealer: Sealer): ConversationRepo {
  const { toConversation, toMessage } = createOpener(sealer);
  const find = async (from: Database, id: number) => {
    const [row] = await conversationRows(from).where(eq(conversations.id, id));
    return row && toConversation(row);
  };

  return {
    ...createConversationMarks(db),
    ...createPhotoRepo(db, sealer),
    find: (id) => find(db, id),
    list: async (memberId, closed) => {
      const ofState = closed ? isNotNull(conversations.closedAt) : isNull(conversations.closedAt);
      const found = await conversationRows(db)
        .where(
          and(
            eq(conversations.memberId, memberId),
            eq(conversations.caseOnly, false),
            closed === undefined ? undefined : ofState,
          ),
        )
        .orderBy(desc(conversations.id))
        .limit(MOST);
      return found.map(toConversation);
    },
    open: (asked) => db.transaction((tx) => openConversation(tx, sealer, asked)),
    stopForRedFlags: async ({ memberId, ...told }, at) => {
      const toldSealed = sealer.seal(JSON.stringify(told), purposes.stop(memberId));
      await db.insert(redFlagStops).values({ memberId, toldSealed, at });
    },
    waitingBefore: (id) =>
      db.$count(conversations, and(eq(conversations.state, 'queued'), lt(conversations.id, id))),
    messages: async (id, after, limit) => {
      const found = await messageRows(db)
        .where(and(eq(conversationMessages.conversationId, id), gt(conversationMessages.id, after)))
        .orderBy(asc(conversationMessages.id))
        .limit(limit);
      return found.map(toMessage);
    },
    approvals: async (id, at) => {
      const found = await db
        .select({ approval: approvals, message: conversationMessages, ...named, newest: isNewest })
        .from(approvals)
        .innerJoin(conversationMessages, eq(conversationMessages.approvalId, approvals.id))
        .innerJoin(products, eq(products.id, approvals.productId))
        .where(eq(approvals.conversationId, id))
        .orderBy(asc(approvals.id));
      return found.map(({ approval, message, nameEn, nameTh, pictureVersion, newest }) => ({
        ...{ id: approval.id, productId: approval.productId, qty: approval.qty },
        ...{ pictureVersion, productName: { en: nameEn, th: nameTh } },
        patient: openPatient(sealer, id, approval.patientSealed),
        directions: sealer.open(message.bodySealed, purposes.of(id, 'message')),
        expiresAt: approval.expiresAt,
        state: stateOf({ ...approval, newest }, at),
        acknowledged: openAcknowledged(sealer, id, approval.acknowledgedSealed),
        withdrawable: isWithdrawable({ ...approval, newest }),
        withdrawnReason:
          approval.withdrawnReasonSealed === null
            ? null
            : sealer.open(approval.withdrawnReasonSealed, withdrawalPurpose(id)),
      }));
    },
    change: (id, { at, message }, decide) =>
      db.transaction(async (tx): Promise<Result<{ message?: Message }>> => {
        await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, id))
          .for('update');
        const conversation = await find(tx, id);
        if (!conversation) return refuse('NOT_FOUND');
        const known = message && (await sameMessage(tx, id, message));
        if (known) return ok({ message: toMessage(known) });
        const decided = decide(conversation);
        if (!decided.ok) return decided;
        const { handTo } = decided.value;
        if (handTo && !(await canTake(tx, handTo.pharmacistId, at)))
          return refuse('COLLEAGUE_AWAY');
        await write(tx, { id, at, change: decided.value });
        return ok(message ? { message: await say(tx, { conversation, at, message }) } : {});
      }),
    acts: (id) =>
      db
        .select({ act: conversationActs.act, at: conversationActs.at, by: nameOfStaff })
        .from(conversationActs)
        .innerJoin(members, eq(members.id, conversationActs.staffId))
        .leftJoin(pharmacists, eq(pharmacists.memberId, conversationActs.staffId))
        .where(eq(conversationActs.conversationId, id))
        .orderBy(asc(conversationActs.id)),
  };

  async function write(
    tx: Database,
    { id, at, change }: { readonly id: number; readonly at: Date; readonly change: Change },
  ): Promise<void> {
    const { act, handTo, summary } = change;
    await tx
      .update(conversations)
      .set({ touchedAt: at, ...columnsOf(change, id, at) })
      .where(eq(conversations.id, id));
    if (summary) await planFollowUp(tx, { id, summary, at });
    if (change.read?.by === 'member') await markTold(tx, id, at);
    if (act) await tx.insert(conversationActs).values({ conversationId: id, ...act, at });
    if (handTo && act) await pass(tx, { id, at, from: act.staffId, handTo });
  }

  function columnsOf(
    { state, summary, rating, handTo, read, tellMember }: Change,
    id: number,
    at: Date,
  ) {
    const ended = state !== undefined && ENDED.includes(state);
    return {
      ...(state && { state }),
      ...(handTo && { pharmacistId: handTo.pharmacistId }),
      ...(ended && { closedAt: sql`COALESCE(closed_at, ${at.toISOString()}::timestamptz)` }),
      ...(summary && {
        summarySealed: sealer.seal(JSON.stringify(summary), purposes.of(id, 'summary')),
      }),
      ...(rating !== undefined && { rating }),
      ...(tellMember && { untoldSince: at }),
      ...(read && readMark(read)),
    };
  }

  async function pass(
    tx: Database,
    {
      id,
      at,
      from,
      handTo,
    }: { id: number; at: Date; from: number } & Required<Pick<Change, 'handTo'>>,
  ): Promise<void> {
    const received = { staffId: handTo.pharmacistId, act: 'received' } as const;
    await tx.insert(conversationActs).values({ conversationId: id, ...received, at });
    const bodySealed = sealer.seal(handTo.note, purposes.of(id, 'note'));
    const note = { authorId: from, bodySealed };
    await tx.insert(conversationNotes).values({ conversationId: id, ...note, at });
  }

  async function say(
    tx: Database,
    said: {
      readonly conversation: Conversation;
      readonly at: Date;
      readonly message: NewMessage;
    },
  ): Promise<Message> {
    const { id, memberId } = said.conversation;
    const { body, approval, photo, ...same } = said.message;
    const approvalId =
      approval && (await approve(tx, { ...approval, conversationId: id, memberId }));
    const bodySealed = sealer.seal(body, purposes.of(id, 'message'));
    const shown =
      photo && (await showPhoto(tx, sealer, { id, by: same.authorId, photo, at: said.at }));
    const [kept] = await tx
      .insert(conversationMessages)
      .values({
        ...same,
        ...shown,
        conversationId: id,
        bodySealed,
        approvalId,
        at: said.at,
      })
      .returning({ id: conversationMessages.id });
    const [row] = await messageRows(tx).where(eq(conversationMessages.id, kept?.id ?? 0));
    if (!row) throw new Error('The inserted message was not returned');
    return toMessage(row);
  }

  /** With its patient as known by now: labels and records name them. */
  async function approve(tx: Database, approval: typeof approvals.$inferInsert) {
    const { conversationId } = approval;
    const patient = await createPatients(tx, sealer).ofConversation(conversationId);
    const patientSealed = patient && sealPatient(sealer, conversationId, patient);
    const [approved] = await tx
      .insert(approvals)
      .values({ ...approval, patientSealed })
      .returning({ id: approvals.id });
    return approved?.id;
  }
}

/** Never back: an older screen may tell late. */
function readMark({ by, messageId }: Required<Change>['read']) {
  return by === 'member'
    ? { untoldSince: null, readByMember: sql`GREATEST(read_by_member, ${messageId})` }
    : { readByPharmacist: sql`GREATEST(read_by_pharmacist, ${messageId})` };
}

const { nameEn, nameTh, pictureVersion } = products;
const named = { nameEn, nameTh, pictureVersion };

type ApprovalRow = typeof approvals.$inferSelect & { readonly newest: boolean };

/** Until the hand-over at the counter; a replaced approval no longer counts. */
function isWithdrawable({ orderId, newest, handedOverAt, withdrawnAt }: ApprovalRow): boolean {
  return withdrawnAt === null && handedOverAt === null && (newest || orderId !== null);
}

function stateOf(
  { orderId, newest, expiresAt, withdrawnAt, replacedBy }: ApprovalRow,
  at: Date,
): ApprovalState {
  if (replacedBy !== null) return 'replaced';
  if (withdrawnAt !== null) return 'withdrawn';
  if (orderId !== null) return 'used';
  if (!newest) return 'replaced';
  return expiresAt > at ? 'ready' : 'expired';
}
