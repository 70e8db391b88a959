import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PharmacyRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { branches } from '../../db/schema/branches.ts';
import { conversations, deskPresence } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/members.ts';
import { pharmacists, pharmacy } from './schema.ts';

/** Open conversations of the pharmacist of a `desk_presence` row. */
export const goingOf = sql<number>`(SELECT count(*) FROM conversations
  WHERE conversations.pharmacist_id = desk_presence.member_id
    AND conversations.closed_at IS NULL)::int`;

export function createPharmacyRepo(db: Database): PharmacyRepo {
  return {
    service: async () => {
      const [row] = await db
        .select({
          hours: pharmacy.hours,
          holidays: pharmacy.holidays,
          conversationSeconds: pharmacy.conversationSeconds,
        })
        .from(pharmacy);
      return row;
    },
    pharmacists: () =>
      db
        .select({
          name: { en: pharmacists.nameEn, th: pharmacists.nameTh },
          licenceNo: pharmacists.licenceNo,
          picture: pharmacists.picture,
          duty: pharmacists.duty,
          memberId: pharmacists.memberId,
          away: sql<boolean>`${deskPresence.offDutySince} IS NOT NULL`,
        })
        .from(pharmacists)
        .leftJoin(deskPresence, eq(deskPresence.memberId, pharmacists.memberId))
        .orderBy(asc(pharmacists.id)),
    place: async () => {
      const [row] = await db
        .select({
          name: { en: branches.nameEn, th: branches.nameTh },
          address: { en: branches.addressEn, th: branches.addressTh },
          licenceNo: branches.pharmacyLicenceNo,
          phone: branches.phone,
          hours: branches.hours,
        })
        .from(pharmacy)
        .innerJoin(branches, eq(branches.id, pharmacy.branchId));
      if (!row || row.licenceNo === null) return undefined;
      return { ...row, licenceNo: row.licenceNo };
    },
    desks: () =>
      db
        .select({
          memberId: deskPresence.memberId,
          seenAt: deskPresence.seenAt,
          offDutySince: deskPresence.offDutySince,
          going: goingOf,
        })
        .from(deskPresence)
        .innerJoin(members, eq(members.id, deskPresence.memberId))
        .where(eq(members.role, 'pharmacist')),
    countWaiting: () =>
      db.$count(
        conversations,
        and(eq(conversations.state, 'queued'), isNull(conversations.closedAt)),
      ),
  };
}
