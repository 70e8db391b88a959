import type { Acknowledgement } from '../../../../lib/health/contract.ts';
import type { Member } from '../../../core/member.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { CartRepo } from '../../cart/ports.ts';
import { approvalVersion } from '../../health/rules/approval-version.ts';
import { conversationPurpose } from '../../health/rules/acknowledged.ts';
import type { MedicineCheck } from '../../health/rules/check-medicine.ts';
import type { OrderRepo } from '../../orders/ports.ts';
import type { ConversationRepo } from '../ports.ts';
import { conversationPath, tellMember } from './tell-members.ts';
import {
  mayTakeBack,
  withdrawalPurpose,
  type TakenBack,
  type WithdrawalWorld,
  type WithdrawRepos,
} from './withdraw-approval.ts';

export interface Replacement {
  /** The version of the approval that was seen. */
  readonly seen: string;
  readonly clientMsgId: string;
  readonly qty: number;
  readonly directions: string;
  readonly days: number;
  /** Why; the member reads it. */
  readonly reason: string;
  readonly acknowledged?: Acknowledgement | undefined;
}

interface World extends Omit<WithdrawalWorld, 'transact' | 'withdrawals'> {
  readonly transact: Transact<WithdrawRepos & { orders: Pick<OrderRepo, 'lock'> }>;
  readonly withdrawals: Pick<WithdrawRepos['withdrawals'], 'find'>;
  readonly conversations: Pick<ConversationRepo, 'find' | 'said'>;
  readonly products: Pick<CartRepo, 'product'>;
  readonly medicineCheck: Pick<MedicineCheck, 'weigh'>;
}

export type ReplaceApproval = (
  pharmacist: Member,
  id: number,
  replacement: Replacement,
) => Promise<Result<number>>;

const DAY_MS = 86_400_000;

/**
 * A pharmacist gives another approval of the same medicine in the place of one, also after the end of the conversation
 * (`docs/product/consultation.md`, "Approvals"). An order waiting with the old one continues with the new one.
 */
export function createReplaceApproval(world: World): ReplaceApproval {
  const { transact, conversations, sealer, clock } = world;
  return async (pharmacist, id, replacement) => {
    const before = await world.withdrawals.find(id);
    const conversation = before && (await conversations.find(before.conversationId));
    if (!conversation) return refuse('NOT_FOUND');
    const may = await mayTakeBack(world, pharmacist, before);
    if (!may.ok) return may;
    const said = { authorId: pharmacist.id, clientMsgId: replacement.clientMsgId };
    const known = (await conversations.said(conversation.id, said))?.approvalId;
    if (known) return ok(known);
    const { productId, memberId, orderId } = before;
    const product = await world.products.product(memberId, productId, clock.now());
    if (!product?.listed || product.drugClass !== 'dangerous') {
      return refuse('VALIDATION', { fields: { product_id: 'errors.field.approval' } });
    }
    const { acknowledged } = replacement;
    const exceptOrder = orderId ?? undefined;
    const medicine = { productId, acknowledged, exceptOrder };
    const weighed = await world.medicineCheck.weigh(conversation, medicine);
    if (!weighed.ok) return weighed;
    return transact(async (repos) => {
      const at = clock.now();
      // Before the cart, as late money takes them; an order that is handed over meanwhile is seen here.
      if (orderId !== null) await repos.orders.lock(orderId);
      await repos.carts.bump(memberId, at);
      const found = await repos.withdrawals.find(id);
      const allowed = found && mayReplace(found, replacement.seen);
      if (!allowed) return refuse('NOT_FOUND');
      if (!allowed.ok) return allowed;
      const newId = await repos.withdrawals.replace(found, {
        ...sealed(sealer, found, replacement),
        ...{ staffId: pharmacist.id, clientMsgId: replacement.clientMsgId, at },
        ...{ qty: replacement.qty, acknowledgedSealed: weighed.value },
        expiresAt: new Date(at.getTime() + replacement.days * DAY_MS),
      });
      if (newId === undefined) return refuse('APPROVAL_HANDED_OVER');
      const path = conversationPath(found.conversationId);
      await tellMember(repos, world.conversationNotices, found, { update: 'withdrawn', path, at });
      return ok(newId);
    });
  };
}

/** One that was handed over, or has given its place to another one, is not replaced. */
function mayReplace(found: TakenBack, seen: string): Result<void> {
  if (found.handedOver) return refuse('APPROVAL_HANDED_OVER');
  const same = checkVersion(seen, approvalVersion(found));
  if (!same.ok) return same;
  const isOver = found.replacedBy !== null || (!found.newest && found.orderId === null);
  return isOver ? refuse('VERSION_STALE') : ok(undefined);
}

/** Appends the reason to that of an earlier withdrawal. */
function sealed(
  sealer: Sealer,
  { conversationId, reasonSealed }: TakenBack,
  { directions, reason }: Replacement,
) {
  const purpose = withdrawalPurpose(conversationId);
  const before = reasonSealed === null ? '' : `${sealer.open(reasonSealed, purpose)}\n`;
  return {
    directionsSealed: sealer.seal(directions, conversationPurpose(conversationId, 'message')),
    reasonSealed: sealer.seal(`${before}${reason}`, purpose),
  };
}
