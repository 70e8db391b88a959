import { sql } from 'drizzle-orm';
import type { AuditLog } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { auditLog } from './schema.ts';

export function createAuditLog(db: Database): AuditLog {
  return {
    add: async (entry) => {
      await db.insert(auditLog).values(entry);
    },
    addOnce: async ({ memberId, action, subject, detail, requestId, at }, since) => {
      await db.execute(
        sql`INSERT INTO audit_log (member_id, action, subject, detail, request_id, at)
          SELECT ${memberId}::int, ${action}::text, ${subject}::text, ${JSON.stringify(detail)}::jsonb,
            ${requestId}::text, ${at.toISOString()}::timestamptz
          WHERE NOT EXISTS (
            SELECT FROM audit_log
            WHERE subject = ${subject}::text AND action = ${action}::text AND member_id = ${memberId}::int
              AND at > ${since.toISOString()}::timestamptz AND detail = ${JSON.stringify(detail)}::jsonb)`,
      );
    },
  };
}
