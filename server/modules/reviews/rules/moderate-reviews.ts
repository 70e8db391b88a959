import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffOrderRepo } from '../../staff/ports.ts';
import { seesAll } from '../../staff/rules/staff-scope.ts';
import type { UploadRepo } from '../../uploads/ports.ts';
import type { ModerationRepo, ReviewUseCases } from '../ports.ts';
import { uploadNames } from './photo-names.ts';

interface Repos {
  readonly moderation: ModerationRepo;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope'>;
  readonly audit: AuditLog;
  readonly uploads: Pick<UploadRepo, 'setPublic'>;
}

interface World extends Pick<Repos, 'moderation' | 'staffOrders'> {
  readonly transact: Transact<Repos>;
  readonly clock: Clock;
}

/** What the office shows of what members say (`docs/product/account.md`, "Reviews"). */
export function createModerateReviews(world: World): Pick<ReviewUseCases, 'waiting' | 'decide'> {
  return {
    waiting: async ({ memberId }, slice) => {
      if (!seesAll(await world.staffOrders.scope(memberId))) return refuse('FORBIDDEN');
      return ok(await world.moderation.waiting(slice));
    },
    decide: (call, reviewId, rejectedFor) =>
      world.transact(async ({ moderation, staffOrders, audit, uploads }) => {
        if (!seesAll(await staffOrders.scope(call.memberId))) return refuse('FORBIDDEN');
        const at = world.clock.now();
        const photos = await moderation.decide(reviewId, { rejectedFor, at });
        if (!photos) return refuse('NOT_FOUND');
        await uploads.setPublic(uploadNames(photos), rejectedFor === null);
        const action = rejectedFor === null ? 'review.publish' : 'review.reject';
        const detail = rejectedFor === null ? {} : { reason: rejectedFor };
        await audit.add({ ...call, action, subject: `review ${String(reviewId)}`, detail, at });
        return ok(undefined);
      }),
  };
}
