import { asc, eq, sql } from 'drizzle-orm';
import type { OfficeHours } from '../../../lib/conversations/contract-office.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { conversationActs, conversations } from '../../db/schema/conversations.ts';
import { pharmacists, pharmacy } from '../pharmacy/schema.ts';
import type { OfficeRepo } from './rules/office.ts';

/** Assumed length of a conversation until there are measurements. */
const CONVERSATION_SECONDS = 300;

const rosterColumns = {
  id: pharmacists.id,
  name: { en: pharmacists.nameEn, th: pharmacists.nameTh },
  licenceNo: pharmacists.licenceNo,
  duty: pharmacists.duty,
};

export function createOfficeRepo(db: Database): OfficeRepo {
  return {
    hours: () => readHours(db),
    lockHours: async () => {
      // The first hours have no row yet that could be locked.
      await db.execute(sql`LOCK TABLE ${pharmacy} IN SHARE ROW EXCLUSIVE MODE`);
      return readHours(db);
    },
    setHours: async ({ hours, holidays }) => {
      const kept = {
        hours,
        holidays: holidays
          .map(({ name_en: en, name_th: th, ...day }) => ({ ...day, name: { en, th } }))
          .toSorted((a, b) => a.date.localeCompare(b.date)),
      };
      await db
        .insert(pharmacy)
        .values({ ...kept, conversationSeconds: CONVERSATION_SECONDS })
        .onConflictDoUpdate({ target: pharmacy.id, set: kept });
    },
    rosters: () => db.select(rosterColumns).from(pharmacists).orderBy(asc(pharmacists.id)),
    lockRoster: async (id) => {
      const [row] = await db
        .select(rosterColumns)
        .from(pharmacists)
        .where(eq(pharmacists.id, id))
        .for('update');
      return row;
    },
    setRoster: async (id, duty) => {
      await db.update(pharmacists).set({ duty }).where(eq(pharmacists.id, id));
    },
    figures: async (since) => {
      const [row] = await selectRows<FiguresRow>(
        db,
        sql`SELECT count(*)::int AS asked, count(took)::int AS taken,
            count(*) FILTER (WHERE state = 'abandoned' AND took IS NULL)::int AS abandoned,
            percentile_disc(0.5) WITHIN GROUP (ORDER BY wait)::int AS median,
            percentile_disc(0.9) WITHIN GROUP (ORDER BY wait)::int AS p90,
            avg(rating)::float8 AS average, count(rating)::int AS ratings
          FROM (
            SELECT state, rating, took, CASE WHEN took IS NOT NULL AND NOT out_of_hours
              THEN GREATEST(0, extract(epoch FROM took - created_at))::int END AS wait
            FROM ${conversations} LEFT JOIN LATERAL (
              SELECT min(at) AS took FROM ${conversationActs}
              WHERE conversation_id = conversations.id AND act = 'took') AS first ON true
            WHERE created_at > ${since.toISOString()}::timestamptz AND NOT case_only) AS conversations`,
      );
      if (!row) throw new Error('The count returned no row');
      return {
        ...{ asked: row.asked, taken: row.taken, abandoned: row.abandoned },
        ...{ wait_median_s: row.median, wait_p90_s: row.p90 },
        rating: {
          average: row.average === null ? null : Math.round(row.average * 10) / 10,
          count: row.ratings,
        },
      };
    },
  };
}

async function readHours(db: Database): Promise<OfficeHours> {
  const [row] = await db
    .select({ hours: pharmacy.hours, holidays: pharmacy.holidays })
    .from(pharmacy);
  return {
    hours: (row?.hours ?? Array.from({ length: 7 }, () => null)).map((day) =>
      day ? [day[0], day[1]] : null,
    ),
    holidays: (row?.holidays ?? []).map(({ date, name, hours }) => ({
      ...{ date, name_en: name.en, name_th: name.th },
      hours: hours && [hours[0], hours[1]],
    })),
  };
}

interface FiguresRow extends Record<string, unknown> {
  readonly asked: number;
  readonly taken: number;
  readonly abandoned: number;
  readonly median: number | null;
  readonly p90: number | null;
  readonly average: number | null;
  readonly ratings: number;
}
