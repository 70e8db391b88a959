import { and, eq, isNull, sql } from 'drizzle-orm';
import { addCoins } from '../wallet/coin-moves.ts';
import { lockMember } from '../../db/member-lock.ts';
import type { Database } from '../../db/client.ts';
import { loyaltyCards } from './schema.ts';
import { members } from '../../db/schema/members.ts';
import { coinEntries } from '../wallet/schema.ts';
import { coinsExpireAt } from '../wallet/rules/coin-life.ts';
import type { CardRepo } from './ports.ts';

export function createCardRepo(db: Database): CardRepo {
  return {
    ofMember: async (memberId) => {
      const [card] = await db
        .select({ code: loyaltyCards.code })
        .from(loyaltyCards)
        .where(eq(loyaltyCards.memberId, memberId));
      return card?.code;
    },
    find: async (phone, wanted) => {
      const [card] = await db
        .select({ code: loyaltyCards.code, memberId: loyaltyCards.memberId })
        .from(loyaltyCards)
        .where(
          and(
            eq(loyaltyCards.phone, phone),
            'code' in wanted
              ? eq(loyaltyCards.code, wanted.code)
              : eq(loyaltyCards.idHash, wanted.idHash),
          ),
        )
        .limit(1);
      return card && { code: card.code, linked: card.memberId !== null };
    },
    link: async (memberId, code, at) => {
      await lockMember(db, memberId);
      const [card] = await db
        .update(loyaltyCards)
        .set({ memberId, linkedAt: at })
        .where(
          and(
            eq(loyaltyCards.code, code),
            isNull(loyaltyCards.memberId),
            sql`NOT EXISTS (SELECT FROM ${loyaltyCards} AS other WHERE other.member_id = ${memberId}::int)`,
          ),
        )
        .returning({ coins: loyaltyCards.coins });
      if (!card) return false;
      await db.update(members).set({ memberCode: code }).where(eq(members.id, memberId));
      if (card.coins > 0) await bringCoins(db, memberId, card.coins, at);
      return true;
    },
  };
}

/** Coins of the card expire like coins earned today. */
async function bringCoins(db: Database, memberId: number, coins: number, at: Date): Promise<void> {
  await db.insert(coinEntries).values({
    memberId,
    amount: coins,
    remaining: coins,
    reason: 'opening',
    at,
    expiresAt: coinsExpireAt(at),
  });
  await addCoins(db, memberId, coins);
}
