import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessions } from '../../db/schema/members.ts';
import type { SecondFactorRepo } from './factor-ports.ts';
import {
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactorResets,
  secondFactors,
  shownFactors,
} from './schema.ts';

export function createSecondFactorRepo(db: Database): SecondFactorRepo {
  return {
    find: async (memberId) => {
      const [row] = await db
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.memberId, memberId));
      return row && { secretSealed: row.secretSealed, confirmed: row.confirmedAt !== null };
    },
    begin: async (memberId, secretSealed) => {
      const rows = await db
        .insert(secondFactors)
        .values({ memberId, secretSealed })
        .onConflictDoUpdate({
          target: secondFactors.memberId,
          set: { secretSealed },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ id: secondFactors.memberId });
      return rows.length === 1;
    },
    useStep: async (memberId, step, now) => {
      const rows = await db
        .update(secondFactors)
        .set({ lastStep: step, confirmedAt: now })
        .where(and(eq(secondFactors.memberId, memberId), lt(secondFactors.lastStep, step)))
        .returning({ id: secondFactors.memberId });
      return rows.length === 1;
    },
    removeApp: async (memberId) => {
      await db.delete(secondFactors).where(eq(secondFactors.memberId, memberId));
    },
    countRecoveryCodes: (memberId) =>
      db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId)),
    recoveryHashes: async (memberId) => {
      const rows = await db
        .select({ hash: recoveryCodes.codeHash })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.memberId, memberId))
        .orderBy(asc(recoveryCodes.codeHash));
      return rows.map(({ hash }) => hash);
    },
    setRecoveryCodes: async (memberId, hashes) => {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ memberId, codeHash })));
    },
    useRecoveryCode: async (memberId, hash) => {
      const rows = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, hash)))
        .returning({ hash: recoveryCodes.codeHash });
      return rows.length === 1;
    },
    shownAt: async (sessionId) => {
      const [row] = await db
        .select({ at: shownFactors.shownAt })
        .from(shownFactors)
        .where(eq(shownFactors.sessionId, sessionId));
      return row?.at;
    },
    show: async (sessionId, now) => {
      await db
        .insert(shownFactors)
        .values({ sessionId, shownAt: now })
        .onConflictDoUpdate({ target: shownFactors.sessionId, set: { shownAt: now } });
    },
    reset: async (memberId) => {
      const own = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.memberId, memberId));
      await db.delete(shownFactors).where(inArray(shownFactors.sessionId, own));
      await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.sessionId, own));
      await db.delete(passkeys).where(eq(passkeys.memberId, memberId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await db.delete(secondFactors).where(eq(secondFactors.memberId, memberId));
      await db.delete(secondFactorResets).where(eq(secondFactorResets.memberId, memberId));
    },
    resetAskedBy: async (memberId, since) => {
      const [row] = await db
        .select({ askedBy: secondFactorResets.askedBy })
        .from(secondFactorResets)
        .where(
          and(eq(secondFactorResets.memberId, memberId), gt(secondFactorResets.askedAt, since)),
        );
      return row?.askedBy;
    },
    askReset: async (memberId, askedBy, now) => {
      await db
        .insert(secondFactorResets)
        .values({ memberId, askedBy, askedAt: now })
        .onConflictDoUpdate({
          target: secondFactorResets.memberId,
          set: { askedBy, askedAt: now },
        });
    },
  };
}
