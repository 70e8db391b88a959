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
  addMany(entries: readonly AuditEntry[]): Promise<void>;
  /** The same, unless the same was written after `since`: a board that looks again is one line. */
  addOnce(entry: AuditEntry, since: Date): Promise<void>;
}

export interface AuditFilter {
  readonly memberId: number | undefined;
  readonly subject: string | undefined;
  /** Beginning of the action. */
  readonly action: string | undefined;
  readonly since: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
  readonly beforeId: number | undefined;
}

export interface AuditRow extends Omit<AuditEntry, 'requestId' | 'changes'> {
  readonly id: number;
  /** Name of the person. */
  readonly name: string;
  readonly changes: Changes;
}

export interface AuditReads {
  /** Newest first. */
  list(filter: AuditFilter, limit: number): Promise<readonly AuditRow[]>;
  /** Deletes older entries. */
  forget(before: Date): Promise<void>;
}
