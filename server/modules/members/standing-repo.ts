import { eq, max } from 'drizzle-orm';
import type { StandingRepo } from '../../core/standing.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';
import { createProfileRepo } from './repo.ts';
import { membershipOf, tierSince } from './rules/tier.ts';

/** Reads the facts behind segments, for coupons and campaigns. */
export function createStandingRepo(db: Database): StandingRepo {
  const profiles = createProfileRepo(db);
  return {
    of: async (memberId, now) => {
      const [spent, [member], [order]] = await Promise.all([
        profiles.spentSince(memberId, tierSince(now)),
        db.select({ birthdate: members.birthdate }).from(members).where(eq(members.id, memberId)),
        db
          .select({ at: max(orders.succeededAt) })
          .from(orders)
          .where(eq(orders.memberId, memberId)),
      ]);
      return {
        birthdate: member?.birthdate ?? null,
        tier: membershipOf(spent).tier,
        lastOrder: order?.at ?? null,
      };
    },
  };
}
