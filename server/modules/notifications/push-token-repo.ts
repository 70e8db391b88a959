import { and, eq, ne } from 'drizzle-orm';
import type { PushTokenRepo } from '../identity/ports.ts';
import type { Database } from '../../db/client.ts';
import { pushTokens } from './schema.ts';

export function createPushTokenRepo(db: Database): PushTokenRepo {
  return {
    save: async ({ token, memberId, sessionId, locale }, now) => {
      const owner = { memberId, sessionId, locale, updatedAt: now };
      await db
        .insert(pushTokens)
        .values({ token, ...owner })
        .onConflictDoUpdate({ target: pushTokens.token, set: owner });
      await db
        .delete(pushTokens)
        .where(and(eq(pushTokens.sessionId, sessionId), ne(pushTokens.token, token)));
    },
    remove: async (sessionId) => {
      await db.delete(pushTokens).where(eq(pushTokens.sessionId, sessionId));
    },
    forget: async (token) => {
      await db.delete(pushTokens).where(eq(pushTokens.token, token));
    },
  };
}
