import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditFilter, AuditLog, AuditReads, AuditRow, StaffCall } from '../ports.ts';

/** Two years, also for what entries refer to, such as drafts. */
export const AUDIT_KEPT_MS = 731 * 86_400_000;
/** One export holds at most so many entries. */
const EXPORT_MAX = 50_000;

export interface AuditPage {
  readonly rows: readonly AuditRow[];
  /** Id to continue from; null at the end. */
  readonly next: number | null;
}

export interface ReadAudit {
  list(filter: AuditFilter, limit: number): Promise<AuditPage>;
  /** Refuses VALIDATION above 50,000 entries; leaves an entry itself. */
  exported(call: StaffCall, filter: AuditFilter): Promise<Result<readonly AuditRow[]>>;
}

export function createReadAudit({
  auditReads,
  clock,
  transact,
}: {
  readonly auditReads: AuditReads;
  readonly clock: Clock;
  readonly transact: Transact<{
    readonly auditReads: AuditReads;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}): ReadAudit {
  return {
    list: async (filter, limit) => {
      const found = await auditReads.list(filter, limit + 1);
      const rows = found.slice(0, limit);
      return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
    },
    exported: (call, filter) =>
      transact(async (repos) => {
        const rows = await repos.auditReads.list(filter, EXPORT_MAX + 1);
        if (rows.length > EXPORT_MAX) {
          return refuse('VALIDATION', { fields: { to: 'errors.field.invalid' } });
        }
        const detail = { entries: rows.length };
        const at = clock.now();
        await repos.audit.add({ ...call, action: 'audit.export', subject: 'audit', detail, at });
        return ok(rows);
      }),
  };
}
