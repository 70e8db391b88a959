import { branchStaff } from '../people/schema.ts';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { pharmacy } from '../pharmacy/schema.ts';

import type { UnattendedRepo } from './rules/tell-office.ts';
import { healthMail } from './telling-repo.ts';

export function createUnattendedRepo(db: Database): UnattendedRepo {
  return {
    takeSpell: async (since, at) => {
      await db
        .update(pharmacy)
        .set({ unattendedSince: at })
        .where(isNull(pharmacy.unattendedSince));
      const told = await db
        .update(pharmacy)
        .set({ officeToldAt: at })
        .where(and(isNull(pharmacy.officeToldAt), lte(pharmacy.unattendedSince, since)))
        .returning({ id: pharmacy.id });
      return told.length > 0;
    },
    endSpell: async () => {
      await db
        .update(pharmacy)
        .set({ unattendedSince: null, officeToldAt: null })
        .where(sql`${pharmacy.unattendedSince} IS NOT NULL`);
    },
    office: () =>
      db
        .select({ memberId: members.id, email: healthMail })
        .from(members)
        .leftJoin(branchStaff, eq(branchStaff.memberId, members.id))
        .where(and(eq(members.role, 'staff'), isNull(branchStaff.memberId))),
  };
}
