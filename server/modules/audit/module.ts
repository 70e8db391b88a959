import type { Clock } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import type { AuditReads } from './ports.ts';
import { createAuditLog, createAuditReads } from './repo.ts';
import { auditRoutes } from './routes.ts';
import { AUDIT_KEPT_MS, createReadAudit } from './rules/read-audit.ts';

/** Log of what people did in the office. */
export const audit = {
  staffCalls: {
    'GET /audit': 'audit.read',
    'GET /audit/export': 'audit.export',
  },
  repos: (db: Database) => ({ audit: createAuditLog(db), auditReads: createAuditReads(db) }),
  useCases: (world: Needs<typeof createReadAudit>) => ({ readAudit: createReadAudit(world) }),
  staffRoutes: auditRoutes,
  jobs: ({
    auditReads,
    clock,
  }: {
    readonly auditReads: AuditReads;
    readonly clock: Clock;
  }): readonly ModuleJob[] => [
    {
      name: 'old audit entries',
      everyMs: 3_600_000,
      run: () => auditReads.forget(new Date(clock.now().getTime() - AUDIT_KEPT_MS)),
    },
  ],
} satisfies Module;
