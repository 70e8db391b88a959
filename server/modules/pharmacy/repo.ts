import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { PharmacyRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { conversations, deskPresence } from '../../db/schema/conversations.ts';
import { pharmacists, pharmacy } from './schema.ts';

const inState = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

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
          away: sql<boolean>`${deskPresence.offDutySince} IS NOT NULL`,
        })
        .from(pharmacists)
        .leftJoin(deskPresence, eq(deskPresence.memberId, pharmacists.memberId))
        .orderBy(asc(pharmacists.id)),
    queue: async () => {
      const [row] = await db
        .select({
          waiting: inState(sql`state = 'queued'`),
          going: inState(sql`state IN ('assigned', 'active', 'waiting_customer')`),
        })
        .from(conversations)
        .where(isNull(conversations.closedAt));
      return row ?? { waiting: 0, going: 0 };
    },
  };
}
