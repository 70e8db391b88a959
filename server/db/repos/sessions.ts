import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SessionRepo } from '../../domain/identity/ports.ts';
import type { Database } from '../client.ts';
import { members, sessions } from '../schema/members.ts';
import { toMember } from './members.ts';

export function createSessionRepo(db: Database): SessionRepo {
  return {
    byAccessHash: async (accessHash, now) => {
      const [row] = await db
        .select({ sessionId: sessions.id, member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(
          and(
            eq(sessions.accessHash, accessHash),
            gt(sessions.accessExpiresAt, now),
            gt(sessions.expiresAt, now),
            isNull(sessions.revokedAt),
          ),
        );
      return row && { sessionId: row.sessionId, member: toMember(row.member) };
    },
  };
}
