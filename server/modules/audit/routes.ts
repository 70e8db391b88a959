import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import {
  auditExportSchema,
  auditPageSchema,
  auditQuerySchema,
  type AuditEntry as WireEntry,
} from '../../../lib/audit/contract.ts';
import { startOfDay } from '../../../lib/format/bangkok.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, csvAnswer } from '../../http/responses.ts';
import { callOf } from './call.ts';
import type { AuditFilter, AuditRow } from './ports.ts';
import { auditCsv } from './rules/audit-csv.ts';
import type { ReadAudit } from './rules/read-audit.ts';

const PER_PAGE = 50;

export function auditRoutes(app: ApiApp, { readAudit }: { readonly readAudit: ReadAudit }): void {
  const common = { tags: ['Audit'], method: 'get' as const };

  app.openapi(
    createRoute({
      ...common,
      path: '/audit',
      description: 'Newest first.',
      request: { query: auditQuerySchema },
      responses: answers(auditPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { before, per_page: limit = PER_PAGE, ...wanted } = c.req.valid('query');
      const { rows, next } = await readAudit.list(toFilter(wanted, before), limit);
      return c.json({ entities: rows.map(toEntry), next }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/audit/export',
      request: { query: auditExportSchema },
      responses: csvAnswer(401, 403, 422),
    }),
    async (c) => {
      const wanted = c.req.valid('query');
      const rows = unwrap(await readAudit.exported(callOf(c), toFilter(wanted)));
      return c.body(auditCsv(rows, wanted.locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
      });
    },
  );
}

function toFilter(
  { member_id: memberId, subject, action, from, to }: z.output<typeof auditExportSchema>,
  beforeId?: number,
): AuditFilter {
  return {
    ...{ memberId, subject, action, beforeId },
    since: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(to, 1),
  };
}

function toEntry({ id, at, memberId, name, detail, changes, ...row }: AuditRow): WireEntry {
  const { action, subject, cause, address } = row;
  return {
    ...{ id, at: at.toISOString(), person: { member_id: memberId, name } },
    ...{ action, subject, cause, address, detail: { ...detail } },
    changes: Object.entries(changes).map(([field, [before, after]]) => ({ field, before, after })),
  };
}
