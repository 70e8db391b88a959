import type { ReviewState } from '../../../lib/api/contract/review-values.ts';

/** Pending unless published or rejected. */
export function stateOf({
  published,
  rejectedAt,
}: {
  readonly published: boolean;
  readonly rejectedAt: Date | null;
}): ReviewState {
  if (published) return 'published';
  return rejectedAt === null ? 'pending' : 'rejected';
}
