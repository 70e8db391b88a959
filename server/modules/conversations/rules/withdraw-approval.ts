import type { Member } from '../../../core/member.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CartRepo } from '../../cart/ports.ts';
import type { NotificationRepo } from '../../notifications/ports.ts';
import type { DeskRepo } from '../desk-ports.ts';
import type { GivenApproval } from '../ports.ts';
import { conversationPath, tellMember, type ConversationNotices } from './tell-members.ts';

/** An approval, as far as somebody wants it back. */
export interface TakenBack {
  readonly id: number;
  readonly conversationId: number;
  readonly memberId: number;
  /** Empty where there is none, or none is wanted. */
  readonly email: string;
  /** The pharmacist who gave it. */
  readonly givenBy: number;
  readonly withdrawn: boolean;
}

export interface WithdrawnApprovals {
  find(id: number): Promise<TakenBack | undefined>;
  /** False where the medicine was handed over, or somebody was faster; both sides of the conversation hear of it. */
  withdraw(
    approval: Pick<TakenBack, 'id' | 'conversationId'>,
    by: { readonly staffId: number; readonly reasonSealed: string; readonly at: Date },
  ): Promise<boolean>;
  /** Approvals of a pharmacist that may be taken back, given within so many days, newest first. */
  given(pharmacistId: number, since: Date): Promise<readonly GivenApproval[]>;
}

interface World {
  readonly transact: Transact<{
    withdrawals: WithdrawnApprovals;
    carts: Pick<CartRepo, 'bump'>;
    notifications: Pick<NotificationRepo, 'add'>;
    outbox: Outbox;
  }>;
  readonly withdrawals: Pick<WithdrawnApprovals, 'given'>;
  readonly desks: Pick<DeskRepo, 'onDuty'>;
  readonly conversationNotices: ConversationNotices;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

export interface ApprovalWithdrawal {
  readonly given: (pharmacist: Member) => Promise<readonly GivenApproval[]>;
  readonly withdraw: (pharmacist: Member, id: number, reason: string) => Promise<Result<undefined>>;
}

/** Days for which a counter may still hold the medicine. */
const GIVEN_MS = 60 * 86_400_000;

/** Purpose under which the reason is sealed. */
export const withdrawalPurpose = (conversationId: number) =>
  `withdrawal of conversation ${String(conversationId)}`;

/**
 * A pharmacist takes an approval back until its medicine is handed over, also after the end of the conversation
 * (`docs/product/consultation.md`, "Approvals"). Whoever gave it may do so at any time, a colleague while on duty.
 */
export function createWithdrawApproval(world: World): ApprovalWithdrawal {
  const { transact, desks, conversationNotices, sealer, clock } = world;
  return {
    given: ({ id }) => world.withdrawals.given(id, new Date(clock.now().getTime() - GIVEN_MS)),
    withdraw: async (pharmacist, id, reason) => {
      const onDuty = await desks.onDuty(pharmacist.id);
      return transact(async ({ withdrawals, carts, ...telling }) => {
        const found = await withdrawals.find(id);
        if (!found) return refuse('NOT_FOUND');
        const { conversationId, memberId } = found;
        if (memberId === pharmacist.id) return refuse('NOT_YOURS');
        if (found.givenBy !== pharmacist.id && !onDuty) return refuse('OFF_DUTY');
        if (found.withdrawn) return ok(undefined);
        const at = clock.now();
        // The cart first, as orders lock it: its line is over, and a quote of before is not ordered.
        await carts.bump(memberId, at);
        const reasonSealed = sealer.seal(reason, withdrawalPurpose(conversationId));
        const by = { staffId: pharmacist.id, reasonSealed, at };
        if (!(await withdrawals.withdraw(found, by))) return refuse('APPROVAL_HANDED_OVER');
        const path = conversationPath(conversationId);
        await tellMember(telling, conversationNotices, found, { update: 'withdrawn', path, at });
        return ok(undefined);
      });
    },
  };
}
