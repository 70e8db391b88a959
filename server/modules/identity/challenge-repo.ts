import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { ChallengeRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { otpChallenges } from '../../db/schema/members.ts';

export function createChallengeRepo(db: Database): ChallengeRepo {
  return {
    add: async (challenge) => {
      await db.insert(otpChallenges).values(challenge);
    },
    guess: async (id, purpose, maxGuesses, now) => {
      const [row] = await db
        .update(otpChallenges)
        .set({ attempts: sql`${otpChallenges.attempts} + 1` })
        .where(
          and(
            isLive(id, now),
            eq(otpChallenges.purpose, purpose),
            lt(otpChallenges.attempts, maxGuesses),
          ),
        )
        .returning({
          phone: otpChallenges.phone,
          codeHash: otpChallenges.codeHash,
          guesses: otpChallenges.attempts,
        });
      return row;
    },
    isLocked: async (id, maxGuesses, now) => {
      const rows = await db
        .select({ id: otpChallenges.id })
        .from(otpChallenges)
        .where(and(isLive(id, now), gte(otpChallenges.attempts, maxGuesses)));
      return rows.length === 1;
    },
    waitingForCall: async (phone, refCode, now) => {
      const [row] = await db
        .select({ id: otpChallenges.id })
        .from(otpChallenges)
        .where(
          and(
            eq(otpChallenges.phone, phone),
            eq(otpChallenges.refCode, refCode),
            eq(otpChallenges.byCall, true),
            isNull(otpChallenges.usedAt),
            gt(otpChallenges.expiresAt, now),
          ),
        )
        .orderBy(desc(otpChallenges.createdAt))
        .limit(1);
      return row?.id;
    },
    setCode: async (id, codeHash, expiresAt) => {
      await db.update(otpChallenges).set({ codeHash, expiresAt }).where(eq(otpChallenges.id, id));
    },
    use: async (id, now) => {
      const rows = await db
        .update(otpChallenges)
        .set({ usedAt: now })
        .where(isLive(id, now))
        .returning({ id: otpChallenges.id });
      return rows.length === 1;
    },
    forgetExpired: async (before) => {
      await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before));
    },
  };
}

function isLive(id: string, now: Date) {
  return and(
    eq(otpChallenges.id, id),
    isNull(otpChallenges.usedAt),
    gt(otpChallenges.expiresAt, now),
  );
}
