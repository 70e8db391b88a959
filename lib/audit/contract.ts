import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  keysetQuerySchema,
  localeQuerySchema,
  searchTextSchema,
} from '../api/contract.ts';
import { AUDIT_CAUSES } from './contract-values.ts';

export const auditEntrySchema = z
  .object({
    id: z.number().int(),
    at: isoDateTimeSchema,
    person: z.object({ member_id: z.number().int(), name: z.string() }),
    action: z.string(),
    /** Kind and id, such as `review 17`; orders by their number alone. */
    subject: z.string(),
    cause: z.enum(AUDIT_CAUSES),
    address: z.string(),
    detail: z.record(z.string(), z.unknown()),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Newest first; `next` continues after the last entry, null at the end. */
export const auditPageSchema = z
  .object({ entities: z.array(auditEntrySchema), next: z.number().int().nullable() })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPageSchema>;

const filterSchema = localeQuerySchema.extend({
  member_id: idSchema.optional(),
  /** The whole subject. */
  subject: searchTextSchema(80),
  /** Beginning of the action, such as `person.`. */
  action: searchTextSchema(40),
  /** Days in Bangkok, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const auditQuerySchema = filterSchema.extend(keysetQuerySchema.shape);

/** Refused above 50,000 entries. */
export const auditExportSchema = filterSchema;
