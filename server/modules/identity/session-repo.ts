import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { SessionRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { members, sessions } from '../../db/schema/members.ts';
import { toMember } from './member-repo.ts';

export function createSessionRepo(db: Database): SessionRepo {
  return {
    add: async (session) => {
      await db.insert(sessions).values({ ...session, createdAt: session.rotatedAt });
    },
    byAccessHash: async (accessHash, now) => {
      const [row] = await db
        .select({ sessionId: sessions.id, member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(
          and(eq(sessions.accessHash, accessHash), gt(sessions.accessExpiresAt, now), isLive(now)),
        );
      return row && { sessionId: row.sessionId, member: toMember(row.member) };
    },
    live: async (id, now) => {
      const [row] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.id, id), isLive(now)));
      return row;
    },
    stillOpen: async (ids, now) => {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(inArray(sessions.id, [...ids]), gt(sessions.accessExpiresAt, now), isLive(now)));
      return new Set(rows.map(({ id }) => id));
    },
    rotate: async ({ id, fromRefreshHash, toRefreshHash, accessHash, accessExpiresAt }, now) => {
      const rows = await db
        .update(sessions)
        .set({
          refreshHash: toRefreshHash,
          previousRefreshHash: fromRefreshHash,
          accessHash,
          accessExpiresAt,
          rotatedAt: now,
        })
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, fromRefreshHash), isLive(now)))
        .returning({ id: sessions.id });
      return rows.length === 1;
    },
    revoke: async (id, now) => {
      const [row] = await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
        .returning({ deviceId: sessions.deviceId });
      return row?.deviceId ?? null;
    },
    forgetExpired: async (before) => {
      await db.delete(sessions).where(lt(sessions.expiresAt, before));
    },
  };
}

function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), isNull(sessions.revokedAt));
}
