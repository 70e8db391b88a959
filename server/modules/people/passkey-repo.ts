import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { PasskeyRepo } from './passkey-ports.ts';
import { passkeyChallenges, passkeys } from './schema.ts';

export function createPasskeyRepo(db: Database): PasskeyRepo {
  return {
    of: (memberId) =>
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.memberId, memberId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    count: (memberId) => db.$count(passkeys, eq(passkeys.memberId, memberId)),
    add: async (passkey) => {
      const rows = await db
        .insert(passkeys)
        .values({ ...passkey, transports: [...passkey.transports] })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning({ id: passkeys.id });
      return rows.length === 1;
    },
    use: async (id, counter, backedUp, now) => {
      const rose = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
      const rows = await db
        .update(passkeys)
        .set({ counter, backedUp, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), rose))
        .returning({ id: passkeys.id });
      return rows.length === 1;
    },
    rename: async (id, name) => {
      await db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
    },
    remove: async (id) => {
      await db.delete(passkeys).where(eq(passkeys.id, id));
    },
    ask: async (sessionId, purpose, { challenge, expiresAt }) => {
      await db
        .insert(passkeyChallenges)
        .values({ sessionId, purpose, challenge, expiresAt })
        .onConflictDoUpdate({
          target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
          set: { challenge, expiresAt },
        });
    },
    take: async (sessionId, purpose) => {
      const [row] = await db
        .delete(passkeyChallenges)
        .where(
          and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose)),
        )
        .returning({
          challenge: passkeyChallenges.challenge,
          expiresAt: passkeyChallenges.expiresAt,
        });
      return row;
    },
  };
}
