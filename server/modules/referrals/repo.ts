import { and, asc, eq, type SQL } from 'drizzle-orm';
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import { conversationActs, conversations } from '../../db/schema/conversations.ts';
import { referrals } from '../../db/schema/referrals.ts';
import { createConversationRepo } from '../conversations/repo.ts';
import type { Letter, NewReferral, Referral, ReferralRepo } from './ports.ts';

/** Purpose under which a letter is sealed. */
export const referralPurpose = (conversationId: number) =>
  `referral of conversation ${String(conversationId)}`;

export function createReferralRepo(db: Database, sealer: Sealer): ReferralRepo {
  const read = async (from: Database, where: SQL | undefined): Promise<readonly Referral[]> => {
    const rows = await from.select().from(referrals).where(where).orderBy(asc(referrals.id));
    return rows.map(({ id, conversationId, letterSealed, at }) => ({
      ...{ id, conversationId, at },
      letter: JSON.parse(sealer.open(letterSealed, referralPurpose(conversationId))) as Letter,
    }));
  };
  return {
    ofConversation: (id) => read(db, eq(referrals.conversationId, id)),
    ofMember: (memberId) => read(db, eq(referrals.memberId, memberId)),
    add: (id, referral, decide) =>
      db.transaction(async (tx): Promise<Result<Referral>> => {
        await tx
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, id))
          .for('update');
        const conversation = await createConversationRepo(tx, sealer).find(id);
        if (!conversation) return refuse('NOT_FOUND');
        const [known] = await read(
          tx,
          and(eq(referrals.conversationId, id), eq(referrals.clientMsgId, referral.clientMsgId)),
        );
        if (known) return ok(known);
        const decided = decide(conversation);
        if (!decided.ok) return decided;
        return ok(await keep(tx, { id, memberId: conversation.memberId, referral }));
      }),
  };

  /** Signals both sides and logs the author. */
  async function keep(
    tx: Database,
    { id, memberId, referral }: { id: number; memberId: number; referral: NewReferral },
  ): Promise<Referral> {
    const { letter, authorId, clientMsgId, at } = referral;
    const [kept] = await tx
      .insert(referrals)
      .values({
        ...{ conversationId: id, memberId, authorId, clientMsgId, at },
        letterSealed: sealer.seal(JSON.stringify(letter), referralPurpose(id)),
      })
      .returning({ id: referrals.id });
    if (!kept) throw new Error('The inserted letter was not returned');
    const act = { staffId: authorId, act: 'referred', at } as const;
    await tx.insert(conversationActs).values({ conversationId: id, ...act });
    await tx
      .update(conversations)
      .set({ touchedAt: at, untoldSince: at })
      .where(eq(conversations.id, id));
    return { id: kept.id, conversationId: id, letter, at };
  }
}
