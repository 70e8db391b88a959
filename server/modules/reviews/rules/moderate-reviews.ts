import type { AuditLog } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { UploadRepo } from '../../uploads/ports.ts';
import type { ModerationRepo, ReviewUseCases, StaffReview } from '../ports.ts';
import { uploadNames } from './photo-names.ts';

interface Repos {
  readonly moderation: ModerationRepo;
  readonly audit: AuditLog;
  readonly uploads: Pick<UploadRepo, 'setPublic'>;
}

interface World extends Pick<Repos, 'moderation'> {
  readonly transact: Transact<Repos>;
  readonly clock: Clock;
}

/** Version of text, photos and reports that staff read before deciding. */
export function reviewVersion(review: StaffReview): string {
  const { author, rating, title, body, photos, state, reports } = review;
  return versionOf(author, rating, title, body, photos, state, reports);
}

/** Review moderation (`docs/product/account.md`, "Reviews"). */
export function createModerateReviews(world: World): Pick<ReviewUseCases, 'waiting' | 'decide'> {
  return {
    waiting: (view, place) => world.moderation.waiting(view, place),
    decide: (call, reviewId, { seen, rejectedFor }) =>
      world.transact(async ({ moderation, audit, uploads }) => {
        const review = await moderation.lock(reviewId);
        if (!review) return refuse('NOT_FOUND');
        const same = checkVersion(seen, reviewVersion(review));
        if (!same.ok) return same;
        const at = world.clock.now();
        await moderation.decide(reviewId, { rejectedFor, at });
        await uploads.setPublic(uploadNames(review.photos), rejectedFor === null);
        const action = rejectedFor === null ? 'review.publish' : 'review.reject';
        const detail = rejectedFor === null ? {} : { reason: rejectedFor };
        const decided = rejectedFor === null ? 'published' : 'rejected';
        const changes = changesOf({ state: review.state }, { state: decided });
        const entry = { ...call, action, subject: `review ${String(reviewId)}` };
        await audit.add({ ...entry, detail, changes, at });
        return ok(undefined);
      }),
  };
}
