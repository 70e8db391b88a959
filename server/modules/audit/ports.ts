import type { AuditCause } from '../../../lib/audit/contract-values.ts';

/** Caller of a call of the office, and how it came. */
export interface StaffCall {
  readonly memberId: number;
  readonly requestId: string;
  readonly cause: AuditCause;
  readonly address: string;
}

/** Old and new value by field. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface AuditEntry extends StaffCall {
  readonly action: string;
  /** Kind and id, such as `review 17`; orders by their number alone. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly changes?: Changes;
  readonly at: Date;
}

/** Append-only log of what people did in the office, written in the same transaction. */
export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
  /** The same, unless the same was written after `since`: a board that looks again is one line. */
  addOnce(entry: AuditEntry, since: Date): Promise<void>;
}
