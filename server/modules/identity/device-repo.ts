import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { DeviceRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { members, trustedDevices } from '../../db/schema/members.ts';
import { toMember } from './member-repo.ts';

export function createDeviceRepo(db: Database): DeviceRepo {
  return {
    add: async (device) => {
      await db.insert(trustedDevices).values(device);
    },
    member: async (id, secretHash, now) => {
      const [row] = await db
        .select({ member: members })
        .from(trustedDevices)
        .innerJoin(members, eq(members.id, trustedDevices.memberId))
        .where(
          and(
            eq(trustedDevices.id, id),
            eq(trustedDevices.secretHash, secretHash),
            gt(trustedDevices.expiresAt, now),
            isNull(trustedDevices.revokedAt),
          ),
        );
      return row && toMember(row.member);
    },
    revoke: async (id, now) => {
      await db.update(trustedDevices).set({ revokedAt: now }).where(eq(trustedDevices.id, id));
    },
    revokeAllOf: async (memberId, now) => {
      await db
        .update(trustedDevices)
        .set({ revokedAt: now })
        .where(and(eq(trustedDevices.memberId, memberId), isNull(trustedDevices.revokedAt)));
    },
    forgetExpired: async (before) => {
      await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, before));
    },
  };
}
