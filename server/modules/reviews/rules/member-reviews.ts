import { brand } from '../../../../lib/brand.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { UploadRepo } from '../../uploads/ports.ts';
import { changePhotos } from './change-photos.ts';
import type { MemberReviewRepo, ReviewChanges, ReviewUseCases, ReviewWords } from '../ports.ts';
import { authorName, canReview, languageOf } from './can-review.ts';
import { uploadedPhoto, uploadNames } from './photo-names.ts';

interface Repos {
  readonly memberReviews: MemberReviewRepo;
  readonly uploads: UploadRepo;
}

interface World extends Pick<Repos, 'memberReviews'> {
  readonly rateLimits: RateLimiter;
  readonly transact: Transact<Repos>;
  readonly clock: Clock;
}

const WRITES: Limit = { limit: 60, windowSeconds: 60 * 60 };
const MARKS: Limit = { limit: 300, windowSeconds: 60 * 60 };
const NAMELESS = { en: `${brand.name} member`, th: `สมาชิก${brand.nameTh}` } as const;

/** Reviews by members (`docs/product/account.md`, "Reviews"). */
export function createMemberReviews(world: World): Omit<ReviewUseCases, 'waiting' | 'decide'> {
  const { memberReviews: repo, clock } = world;
  const limited = async (key: string, limit: Limit): Promise<Result<void>> => {
    const taken = await world.rateLimits.take(key, limit, clock.now());
    if (taken.ok) return ok(undefined);
    return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
  };
  /** Whether the member may mark a published review. */
  const checkMark = async (reviewId: number, memberId: number): Promise<Result<void>> => {
    const author = await repo.authorOf(reviewId);
    if (!author) return refuse('NOT_FOUND');
    if (author.memberId === memberId) return refuse('OWN_REVIEW');
    return limited(`review-mark:${String(memberId)}`, MARKS);
  };
  const lineOf = async (memberId: number, orderId: string, line: number) => {
    const wanted = { orderId, line, pending: undefined, limit: 1, offset: 0 };
    const [written] = (await repo.lines(memberId, wanted)).rows;
    return written ? ok(written) : refuse('NOT_FOUND');
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
      const said = { ...review, productId, author, language, at };
      const kept = await world.transact(async (repos) => {
        const photos = review.photos.map(uploadedPhoto);
        const before = await repos.memberReviews.write(member.id, { ...said, photos });
        if (before === undefined) return refuse('ALREADY_REVIEWED');
        return changePhotos(repos.uploads, {
          memberId: member.id,
          before,
          after: review.photos,
          at,
        });
      });
      return kept.ok ? lineOf(member.id, review.orderId, review.line) : kept;
    },
    change: async (member, reviewId, changes) => {
      const within = await limited(`review:${String(member.id)}`, WRITES);
      if (!within.ok) return within;
      const changed = await world.transact(async (repos) => {
        const own = await repos.memberReviews.own(reviewId, member.id);
        if (!own) return refuse('NOT_FOUND');
        const words = withChanges(own, changes);
        const language = languageOf(words.title + words.body);
        const author = authorName(member, NAMELESS[language]);
        const photos = words.photos.map(uploadedPhoto);
        await repos.memberReviews.change(reviewId, { ...words, photos, author, language });
        const { photos: before } = own;
        const change = { memberId: member.id, before, after: words.photos, at: clock.now() };
        const moved = await changePhotos(repos.uploads, change);
        return moved.ok ? ok(own) : moved;
      });
      return changed.ok ? lineOf(member.id, changed.value.orderId, changed.value.line) : changed;
    },
    remove: (memberId, reviewId) =>
      world.transact(async (repos) => {
        const own = await repos.memberReviews.own(reviewId, memberId);
        if (!own) return refuse('NOT_FOUND');
        await repos.memberReviews.remove(reviewId);
        await repos.uploads.release(uploadNames(own.photos), clock.now());
        return ok(undefined);
      }),
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
  };
}

/** Absent fields stay unchanged. */
function withChanges(own: ReviewWords, changes: ReviewChanges): ReviewWords {
  return {
    rating: changes.rating ?? own.rating,
    title: changes.title ?? own.title,
    body: changes.body ?? own.body,
    photos: changes.photos ?? uploadNames(own.photos),
  };
}
