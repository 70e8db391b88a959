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

/** An approval, as far as withdrawing needs it. */
export interface TakenBack {
  readonly id: number;
  readonly conversationId: number;
  readonly memberId: number;
  /** Empty where there is none, or none is wanted. */
  readonly email: string;
  /** The pharmacist who gave it. */
  readonly givenBy: number;
  readonly productId: number;
  readonly qty: number;
  readonly orderId: string | null;
  readonly withdrawn: boolean;
  /** Null unless withdrawn. */
  readonly reasonSealed: string | null;
  readonly handedOver: boolean;
  readonly newest: boolean;
  readonly replacedBy: number | null;
}

/** Replacement of an approval, sealed where it is about health. */
export interface NewInPlace {
  readonly staffId: number;
  readonly clientMsgId: string;
  readonly qty: number;
  readonly expiresAt: Date;
  readonly directionsSealed: string;
  readonly acknowledgedSealed: string | null;
  readonly reasonSealed: string;
  readonly at: Date;
}

export interface WithdrawnApprovals {
  find(id: number): Promise<TakenBack | undefined>;
  /** False if handed over or already withdrawn. Signals both participants. */
  withdraw(
    approval: Pick<TakenBack, 'id' | 'conversationId'>,
    by: { readonly staffId: number; readonly reasonSealed: string; readonly at: Date },
  ): Promise<boolean>;
  /**
   * Writes another approval of the same medicine in its place. The order of the old one goes on with it, where it
   * allows as many pieces.
   *
   * @returns its id; undefined where the medicine was handed over
   */
  replace(approval: TakenBack, by: NewInPlace): Promise<number | undefined>;
  /** Approvals of a pharmacist that may be taken back or replaced, given within so many days, newest first. */
  given(pharmacistId: number, since: Date): Promise<readonly GivenApproval[]>;
}

export interface WithdrawRepos {
  withdrawals: WithdrawnApprovals;
  carts: Pick<CartRepo, 'bump'>;
  notifications: Pick<NotificationRepo, 'add'>;
  outbox: Outbox;
}

export interface WithdrawalWorld {
  readonly transact: Transact<WithdrawRepos>;
  readonly withdrawals: Pick<WithdrawnApprovals, 'given' | 'find'>;
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
 * (`docs/product/consultation.md`, "Approvals"). Its pharmacist may do so at any time, colleagues while on duty.
 */
export function createWithdrawApproval(world: WithdrawalWorld): ApprovalWithdrawal {
  const { transact, conversationNotices, sealer, clock } = world;
  return {
    given: ({ id }) => world.withdrawals.given(id, new Date(clock.now().getTime() - GIVEN_MS)),
    withdraw: async (pharmacist, id, reason) => {
      const before = await world.withdrawals.find(id);
      if (!before) return refuse('NOT_FOUND');
      const may = await mayTakeBack(world, pharmacist, before);
      if (!may.ok) return may;
      return transact(async ({ withdrawals, carts, ...telling }) => {
        const found = await withdrawals.find(id);
        if (!found) return refuse('NOT_FOUND');
        const { conversationId, memberId } = found;
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

/** The pharmacist who gave it at any time, a colleague while on duty; never one of one's own. */
export async function mayTakeBack(
  { desks }: Pick<WithdrawalWorld, 'desks'>,
  { id }: Member,
  { memberId, givenBy }: TakenBack,
): Promise<Result<void>> {
  if (memberId === id) return refuse('NOT_YOURS');
  if (givenBy !== id && !(await desks.onDuty(id))) return refuse('OFF_DUTY');
  return ok(undefined);
}
