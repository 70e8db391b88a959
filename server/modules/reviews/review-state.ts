import type { ReviewState } from '../../../lib/api/contract/review-values.ts';

/** Neither published nor rejected means pending. */
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
