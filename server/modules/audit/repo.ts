import { and, desc, eq, gt, gte, like, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { members } from '../../db/schema/members.ts';
import type { AuditFilter, AuditLog, AuditReads } from './ports.ts';
import { auditLog } from './schema.ts';

export function createAuditLog(db: Database): AuditLog {
  const add: AuditLog['add'] = async (entry) => {
    await db.insert(auditLog).values(entry);
  };
  return {
    add,
    addMany: async (entries) => {
      if (entries.length > 0) await db.insert(auditLog).values([...entries]);
    },
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

export function createAuditReads(db: Database): AuditReads {
  return {
    list: (filter, limit) =>
      db
        .select({
          ...{ id: auditLog.id, at: auditLog.at, memberId: auditLog.memberId },
          name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
          ...{ action: auditLog.action, subject: auditLog.subject, cause: auditLog.cause },
          ...{ address: auditLog.address, detail: auditLog.detail, changes: auditLog.changes },
        })
        .from(auditLog)
        .innerJoin(members, eq(members.id, auditLog.memberId))
        .where(where(filter))
        .orderBy(desc(auditLog.id))
        .limit(limit),
    forget: async (before) => {
      await db.delete(auditLog).where(lt(auditLog.at, before));
    },
  };
}

function where({ memberId, subject, action, since, until, beforeId }: AuditFilter) {
  return and(
    memberId === undefined ? undefined : eq(auditLog.memberId, memberId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    action === undefined ? undefined : like(auditLog.action, `${escapeLike(action)}%`),
    since && gte(auditLog.at, since),
    until && lt(auditLog.at, until),
    beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
  );
}
