import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { toMember } from '../identity/member-repo.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { members } from '../../db/schema/members.ts';
import { ok, refuse } from '../../core/result.ts';
import type { RegistrationRepo } from './ports.ts';
import { openFields } from './repo.ts';

export function createRegistrationRepo(db: Database): RegistrationRepo {
  return {
    add: async (memberId, { profile, kind, sealed, hash, lastDigits, expiresOn, at }) => {
      try {
        const [row] = await db
          .update(members)
          .set({
            ...profile,
            registeredAt: at,
            idKind: kind,
            idSealed: sealed,
            idHash: hash,
            idLastDigits: lastDigits,
            passportExpiry: expiresOn,
          })
          .where(
            and(eq(members.id, memberId), isNull(members.registeredAt), ...openFields(profile)),
          )
          .returning();
        // Another request of the same member was faster.
        return row ? ok(toMember(row)) : refuse('PHONE_TAKEN');
      } catch (error) {
        if (isUniqueViolation(error)) return refuse('ID_TAKEN');
        throw error;
      }
    },
  };
}
