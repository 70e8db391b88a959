import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pushTokens } from '../notifications/schema.ts';
import { sessions, trustedDevices } from '../../db/schema/members.ts';
import type { DeviceSessionRepo } from './ports.ts';

export function createDeviceSessionRepo(db: Database): DeviceSessionRepo {
  const live = (memberId: number, now: Date) =>
    and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now), isNull(sessions.revokedAt));
  return {
    list: (memberId, now) =>
      db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          rotatedAt: sessions.rotatedAt,
        })
        .from(sessions)
        .where(live(memberId, now))
        .orderBy(desc(sessions.rotatedAt), sessions.id),
    owns: async (memberId, sessionId, now) => {
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(live(memberId, now), eq(sessions.id, sessionId)));
      return rows.length === 1;
    },
    endOthers: async (memberId, sessionId, now) => {
      await db
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(live(memberId, now), ne(sessions.id, sessionId)));
      await db
        .update(trustedDevices)
        .set({ revokedAt: now })
        .where(
          and(
            eq(trustedDevices.memberId, memberId),
            isNull(trustedDevices.revokedAt),
            sql`${trustedDevices.id} IS DISTINCT FROM
              (SELECT device_id FROM sessions WHERE sessions.id = ${sessionId})`,
          ),
        );
      await db
        .delete(pushTokens)
        .where(and(eq(pushTokens.memberId, memberId), ne(pushTokens.sessionId, sessionId)));
    },
  };
}
