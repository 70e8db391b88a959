import type { ReviewState } from '../../../lib/reviews/contract-values.ts';

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
