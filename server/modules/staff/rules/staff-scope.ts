import type { Member } from '../../../core/member.ts';
import type { Satang } from '../../../core/money.ts';
import type { Names } from '../../../core/names.ts';

export interface BranchName {
  readonly id: number;
  readonly name: Names;
}

/** Role of a member of staff, its refund limit, and their branches. */
export interface StaffScope {
  readonly role: Member['role'];
  /** Whether a licence of a pharmacist is on record for the account. */
  readonly licensed: boolean;
  readonly branches: readonly BranchName[];
  /** Largest refund of the person's role; null: no limit. */
  readonly refundLimit: Satang | null;
}

/**
 * Staff without a branch is the office, which works for the warehouse and every branch. A pharmacist belongs to a
 * branch; without one they see no orders.
 */
export function seesAll({ role, branches }: StaffScope): boolean {
  return role === 'staff' && branches.length === 0;
}
