import { versionOf } from '../../../core/version.ts';

interface Decided {
  readonly id: number;
  readonly qty: number;
  readonly orderId: string | null;
  readonly withdrawn: boolean;
  /** Whether no other approval of the member and product came after it. */
  readonly newest: boolean;
  readonly replacedBy: number | null;
}

/** The version of an approval that a pharmacist replaces. */
export function approvalVersion({
  id,
  qty,
  orderId,
  withdrawn,
  newest,
  replacedBy,
}: Decided): string {
  return versionOf(id, qty, orderId, withdrawn, newest, replacedBy);
}
