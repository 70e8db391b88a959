import { asc, gt, sql } from 'drizzle-orm';
import type { ChangeLog } from '../core/change-log.ts';
import { selectRows, type Database } from './client.ts';
import { changeLog } from './schema/operations.ts';

export function createChangeLog(db: Database): ChangeLog {
  return {
    after: (floor) =>
      db
        .select({ id: changeLog.id, tag: changeLog.tag })
        .from(changeLog)
        .where(gt(changeLog.id, floor))
        .orderBy(asc(changeLog.id)),
    newestBefore: async (ageMs) => {
      const [row] = await selectRows<{ id: string | number }>(
        db,
        sql`SELECT coalesce(max(id), 0) AS id FROM ${changeLog} WHERE ${olderThan(ageMs)}`,
      );
      return Number(row?.id ?? 0);
    },
    prune: async (ageMs) => {
      await db.delete(changeLog).where(olderThan(ageMs));
    },
  };
}

function olderThan(ageMs: number) {
  return sql`${changeLog.at} < now() - make_interval(secs => ${ageMs / 1_000})`;
}
