import type { Acknowledged, Acknowledgement, Conflict } from '../../../../lib/health/contract.ts';
import { pagePath } from '../../../../lib/pages/path-to.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import { sealAcknowledged } from './acknowledged.ts';
import type { ForPatient, MedicineCheck } from './check-medicine.ts';

/** A standing approval and its patient. */
export interface CheckedApproval {
  readonly id: number;
  readonly productId: number;
  readonly orderId: string | null;
  readonly acknowledged: Acknowledged | null;
  readonly conversation: ForPatient;
}

export interface ApprovalCheckRepo {
  /** One of a member's, those that the cart of a member would use, or those of an order. */
  given(
    which:
      | { readonly memberId: number; readonly id: number }
      | { readonly memberId: number }
      | { readonly orderId: string },
    at: Date,
  ): Promise<readonly CheckedApproval[]>;
  acknowledge(id: number, acknowledgedSealed: string): Promise<void>;
}

/** An approval against which something came up that its pharmacist did not know. */
export interface Unsafe {
  readonly approval: CheckedApproval;
  readonly conflicts: readonly Conflict[];
}

/**
 * Compares approvals anew with what is known of their patients by now (`docs/product/health.md`, "At the desk"). Reads on
 * a connection of its own: not to be called within a transaction.
 */
export interface ApprovalChecks {
  readonly unsafe: (which: Parameters<ApprovalCheckRepo['given']>[0]) => Promise<readonly Unsafe[]>;
  /** The pharmacist at the counter has weighed what came up; it stays with each approval. */
  readonly acknowledge: (found: readonly Unsafe[], what: Acknowledgement) => Promise<void>;
}

export function createApprovalChecks({
  approvals,
  check,
  sealer,
  clock,
}: {
  readonly approvals: ApprovalCheckRepo;
  readonly check: Pick<MedicineCheck, 'conflicts'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
}): ApprovalChecks {
  return {
    unsafe: async (which) => {
      const given = await approvals.given(which, clock.now());
      const found = await Promise.all(
        given.map(async (approval) => {
          const { conversation, productId, orderId, acknowledged } = approval;
          const known = await check.conflicts(conversation, [productId], orderId ?? undefined);
          const weighed = acknowledged?.conflicts.map(({ key }) => key) ?? [];
          const conflicts = (known.get(productId) ?? []).filter(
            ({ key }) => !weighed.includes(key),
          );
          return { approval, conflicts };
        }),
      );
      return found.filter(({ conflicts }) => conflicts.length > 0);
    },
    acknowledge: async (found, { reason }) => {
      for (const { approval, conflicts } of found) {
        const { id, acknowledged, conversation } = approval;
        const weighed = {
          conflicts: [...(acknowledged?.conflicts ?? []), ...conflicts],
          reason: [acknowledged?.reason, reason].filter(Boolean).join('\n'),
        };
        await approvals.acknowledge(id, sealAcknowledged(sealer, conversation.id, weighed));
      }
    },
  };
}

/** Whether every conflict of these approvals was acknowledged. */
export function isAcknowledged(found: readonly Unsafe[], what: Acknowledgement | undefined) {
  const keys = found.flatMap(({ conflicts }) => conflicts.map(({ key }) => key));
  return keys.every((key) => what?.conflicts.includes(key));
}

/** Members ask again before they buy. */
export function refuseUnsafe(found: readonly Unsafe[]): Refusal | undefined {
  if (found.length === 0) return undefined;
  const data = {
    product_ids: found.map(({ approval }) => approval.productId),
    conversation_url: pagePath('/pharmacy/consult'),
  };
  return refuse('APPROVAL_RECHECK', { data }).refusal;
}
