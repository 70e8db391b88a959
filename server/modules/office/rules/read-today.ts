import { TODAY_KINDS } from '../../../../lib/office/contract-values.ts';
import { DRAFT_PARTS } from '../../../../lib/products/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { FollowUpUseCases } from '../../follow-ups/ports.ts';
import { DRAFT_ABILITIES } from '../../products/rules/publish-drafts.ts';
import type { StaffOrderRepo } from '../../staff/ports.ts';
import { scopeOf } from '../../stock/rules/scope.ts';
import type { OfficeUseCases, TodayRepo, WaitingWork } from '../ports.ts';

interface TodayRepos {
  readonly today: TodayRepo;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope'>;
}

export interface TodayWorld {
  readonly clock: Clock;
  readonly transact: Transact<TodayRepos>;
  readonly followUps: Pick<FollowUpUseCases, 'worse'>;
}

/** Counts work that waits for the person who asks (`docs/product/office.md`, "Today"). */
export function createReadToday({ clock, transact, followUps }: TodayWorld): OfficeUseCases {
  const worse = async (): Promise<readonly WaitingWork[]> => {
    const unanswered = (await followUps.worse()).filter((one) => !one.askedAgain);
    const oldest = unanswered.at(-1);
    return oldest ? [{ kind: 'follow_ups', count: unanswered.length, oldest: oldest.at }] : [];
  };
  return {
    today: async ({ memberId, abilities, branchIds }) => {
      const places = scopeOf({ branchIds });
      const consults = abilities.has('consultations.hold');
      const read = await transact(async ({ today, staffOrders }) => {
        const scope = await staffOrders.scope(memberId);
        const sees = consults || abilities.has('consultations.lead');
        const drafts = DRAFT_PARTS.filter((part) => abilities.has(DRAFT_ABILITIES[part]));
        const parts = await Promise.all([
          ...(abilities.has('orders.read') ? [today.orders(scope)] : []),
          ...(abilities.has('payments.read') ? [today.payments(scope)] : []),
          ...(abilities.has('reviews.moderate') ? [today.reviews()] : []),
          ...(abilities.has('requests.answer') ? [today.requests()] : []),
          ...(drafts.length > 0 ? [today.failedDrafts(drafts)] : []),
          ...(abilities.has('stock.move')
            ? [today.lowStock(places), today.expiredStock(places)]
            : []),
          ...(sees ? [today.conversations()] : []),
          ...(consults ? [today.cases()] : []),
        ]);
        return ok(parts.flat());
      });
      if (!read.ok) return read;
      const waiting = [...read.value, ...(consults ? await worse() : [])].toSorted(
        (a, b) => TODAY_KINDS.indexOf(a.kind) - TODAY_KINDS.indexOf(b.kind),
      );
      return ok({ waiting, now: clock.now() });
    },
  };
}
