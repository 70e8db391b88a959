import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import {
  refuseUnsafe,
  type ApprovalChecks,
  type Unsafe,
} from '../../health/rules/recheck-approvals.ts';
import {
  type CartRepos,
  type CartWork,
  type CartWorld,
  changeCart,
  refuseLine,
} from './change-cart.ts';
import type { CartApproval, CartApprovals } from '../ports.ts';
import type { ShownCart } from './show-cart.ts';

/** Puts exactly the approved pieces into the cart (`docs/product/consultation.md`, "Approvals"). */
export type AddApproved = (memberId: number, approvalId: number) => Promise<Result<ShownCart>>;

export interface AddApprovedRepos extends CartRepos {
  readonly approvals: CartApprovals;
}

export interface AddApprovedWorld extends CartWorld<AddApprovedRepos> {
  readonly approvalChecks: Pick<ApprovalChecks, 'unsafe'>;
}

type Put = CartWork<AddApprovedRepos>;

/** Puts one approval into the cart under its lock. */
export function putApproved(memberId: number, approvalId: number, unsafe: readonly Unsafe[]): Put {
  return async ({ carts, approvals }, now) => {
    const approval = await approvals.find(memberId, approvalId);
    if (!approval) return refuse('NOT_FOUND').refusal;
    const { productId, qty } = approval;
    const refusal =
      refuseApproval(approval, now) ??
      refuseUnsafe(unsafe) ??
      refuseLine(await carts.product(memberId, productId, now), qty);
    if (!refusal) await carts.putItem(memberId, { productId, qty }, now);
    return refusal;
  };
}

export function createAddApproved(world: AddApprovedWorld): AddApproved {
  return async (memberId, approvalId) => {
    const unsafe = await world.approvalChecks.unsafe({ memberId, id: approvalId });
    return changeCart(world, memberId, putApproved(memberId, approvalId, unsafe));
  };
}

function refuseApproval(
  { used, withdrawn, newest, expiresAt }: CartApproval,
  now: Date,
): Refusal | undefined {
  if (withdrawn) return refuse('APPROVAL_WITHDRAWN').refusal;
  if (used) return refuse('APPROVAL_USED').refusal;
  return newest && expiresAt > now ? undefined : refuse('APPROVAL_EXPIRED').refusal;
}
