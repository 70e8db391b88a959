import type { Clock } from '../../domain/kernel/ports.ts';
import type { Limit, RateLimiter } from '../../domain/kernel/rate-limiter.ts';
import { ok, refuse, type Result } from '../../domain/kernel/result.ts';
import type { Transact } from '../../domain/kernel/transact.ts';
import type { AuditLog, StaffOrderRepo } from '../../domain/staff/ports.ts';
import { seesAll } from '../../domain/staff/staff-scope.ts';
import type { MemberReviewRepo, ModerationRepo, ReviewUseCases } from './ports.ts';
import { authorName, canReview, languageOf } from './rules/can-review.ts';

interface ModerationRepos {
  readonly moderation: ModerationRepo;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope'>;
  readonly audit: AuditLog;
}

interface ReviewWorld extends ModerationRepos {
  readonly memberReviews: MemberReviewRepo;
  readonly rateLimits: RateLimiter;
  readonly transact: Transact<ModerationRepos>;
  readonly clock: Clock;
}

const WRITES: Limit = { limit: 60, windowSeconds: 60 * 60 };
const MARKS: Limit = { limit: 300, windowSeconds: 60 * 60 };
const NAMELESS = { en: 'Arun member', th: 'สมาชิกอรุณ' } as const;

/** What members say of what they bought, and what staff makes of it (`docs/product/account.md`, "Reviews"). */
export function createReviewUseCases(world: ReviewWorld): ReviewUseCases {
  const { memberReviews: repo, clock } = world;
  const limited = async (key: string, limit: Limit): Promise<Result<void>> => {
    const taken = await world.rateLimits.take(key, limit, clock.now());
    if (taken.ok) return ok(undefined);
    return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
  };
  /** Whether the member may mark a review that everybody sees. */
  const checkMark = async (reviewId: number, memberId: number): Promise<Result<void>> => {
    const author = await repo.authorOf(reviewId);
    if (!author) return refuse('NOT_FOUND');
    if (author.memberId === memberId) return refuse('OWN_REVIEW');
    return limited(`review-mark:${String(memberId)}`, MARKS);
  };
  return {
    lines: (memberId, filter) => repo.lines(memberId, filter),
    marks: (productId, memberId) => repo.marks(productId, memberId),
    write: async (member, review) => {
      const bought = await repo.bought(member.id, review.orderId, review.line);
      if (!bought) return refuse('NOT_FOUND');
      const allowed = canReview(bought);
      if (!allowed.ok) return allowed;
      const within = await limited(`review:${String(member.id)}`, WRITES);
      if (!within.ok) return within;
      const language = languageOf(review.title + review.body);
      const author = authorName(member, NAMELESS[language]);
      const { productId } = bought;
      const at = clock.now();
      const kept = await repo.write(member.id, { ...review, productId, author, language, at });
      if (!kept) return refuse('ALREADY_REVIEWED');
      const { orderId, line } = review;
      const wanted = { orderId, line, pending: undefined, limit: 1, offset: 0 };
      const [written] = (await repo.lines(member.id, wanted)).rows;
      return written ? ok(written) : refuse('NOT_FOUND');
    },
    setHelpful: async (reviewId, memberId, helpful) => {
      const allowed = await checkMark(reviewId, memberId);
      return allowed.ok
        ? ok(await repo.setHelpful(reviewId, memberId, helpful, clock.now()))
        : allowed;
    },
    report: async (reviewId, memberId, reason) => {
      const allowed = await checkMark(reviewId, memberId);
      if (allowed.ok) await repo.report(reviewId, memberId, reason, clock.now());
      return allowed;
    },
    waiting: async ({ memberId }, slice) => {
      if (!seesAll(await world.staffOrders.scope(memberId))) return refuse('FORBIDDEN');
      return ok(await world.moderation.waiting(slice));
    },
    decide: (call, reviewId, rejectedFor) =>
      world.transact(async ({ moderation, staffOrders, audit }) => {
        if (!seesAll(await staffOrders.scope(call.memberId))) return refuse('FORBIDDEN');
        const at = clock.now();
        if (!(await moderation.decide(reviewId, { rejectedFor, at }))) return refuse('NOT_FOUND');
        const action = rejectedFor === null ? 'review.publish' : 'review.reject';
        const detail = rejectedFor === null ? {} : { reason: rejectedFor };
        await audit.add({ ...call, action, subject: `review ${String(reviewId)}`, detail, at });
        return ok(undefined);
      }),
  };
}
