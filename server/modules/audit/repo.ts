import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { AuditLog } from './ports.ts';
import { auditLog } from './schema.ts';

export function createAuditLog(db: Database): AuditLog {
  const add: AuditLog['add'] = async (entry) => {
    await db.insert(auditLog).values(entry);
  };
  return {
    add,
    addOnce: async (entry, since) => {
      const same = and(
        eq(auditLog.subject, entry.subject),
        eq(auditLog.action, entry.action),
        eq(auditLog.memberId, entry.memberId),
        gt(auditLog.at, since),
        sql`${auditLog.detail} = ${JSON.stringify(entry.detail)}::jsonb`,
      );
      if ((await db.$count(auditLog, same)) === 0) await add(entry);
    },
  };
}
