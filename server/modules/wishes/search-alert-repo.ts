import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { NowSold, SearchAlert, SearchAlertRepo } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import { hears } from '../notifications/repo.ts';
import { searchAlerts } from './schema.ts';

const shown = {
  id: searchAlerts.id,
  keyword: searchAlerts.keyword,
  createdAt: searchAlerts.createdAt,
};

export function createSearchAlertRepo(db: Database): SearchAlertRepo {
  return {
    count: async (memberId) => {
      const [row] = await db
        .select({ rows: count() })
        .from(searchAlerts)
        .where(eq(searchAlerts.memberId, memberId));
      return row?.rows ?? 0;
    },
    list: (memberId, query) =>
      db
        .select(shown)
        .from(searchAlerts)
        .where(
          and(
            eq(searchAlerts.memberId, memberId),
            query === undefined ? undefined : eq(searchAlerts.query, query),
          ),
        )
        .orderBy(desc(searchAlerts.createdAt), desc(searchAlerts.id)),
    add: ({ memberId, query, keyword, now }) => add(db, { memberId, query, keyword, now }),
    remove: async (memberId, id) => {
      await db
        .delete(searchAlerts)
        .where(and(eq(searchAlerts.memberId, memberId), eq(searchAlerts.id, id)));
    },
    due: async ({ before, now, limit }) => {
      const rows = await selectRows<{ query: string }>(
        db,
        sql`UPDATE ${searchAlerts} SET searched_at = ${now.toISOString()}::timestamptz
          WHERE id IN (
            SELECT a.id FROM ${searchAlerts} a WHERE a.query IN (
              SELECT oldest.query FROM ${searchAlerts} oldest
              WHERE oldest.searched_at <= ${before.toISOString()}::timestamptz
              GROUP BY oldest.query ORDER BY min(oldest.searched_at), oldest.query LIMIT ${limit}::int)
            ORDER BY a.id FOR UPDATE SKIP LOCKED)
          RETURNING query`,
      );
      return [...new Set(rows.map(({ query }) => query))];
    },
    take: (query, limit) => take(db, query, limit),
  };
}

async function add(
  db: Database,
  { memberId, query, keyword, now }: Parameters<SearchAlertRepo['add']>[0],
): Promise<SearchAlert> {
  const [row] = await db
    .insert(searchAlerts)
    .values({ memberId, query, keyword, createdAt: now, searchedAt: now })
    .returning(shown);
  if (row === undefined) throw new Error('no alert was written');
  return row;
}

async function take(db: Database, query: string, limit: number): Promise<readonly NowSold[]> {
  const rows = await selectRows<{ member_id: number; email: string; keyword: string }>(
    db,
    sql`WITH due AS MATERIALIZED (
          SELECT a.id FROM ${searchAlerts} a WHERE a.query = ${query}
          ORDER BY a.id LIMIT ${limit}::int FOR UPDATE OF a SKIP LOCKED)
        DELETE FROM ${searchAlerts} a USING due, ${members} m
        WHERE a.id = due.id AND m.id = a.member_id
        RETURNING a.member_id, a.keyword,
          CASE WHEN ${hears(sql`m.id`, 'reminders', 'mail')} THEN m.email ELSE '' END AS email`,
  );
  return rows.map(({ member_id: memberId, email, keyword }) => ({ memberId, email, keyword }));
}
