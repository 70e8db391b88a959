import type { Clock } from '../../../core/ports.ts';
import type { ContentFilter, ContentRepo } from '../ports.ts';

interface ContentSearch extends Omit<ContentFilter, 'limit' | 'offset'> {
  /** Starts at 1. */
  readonly page: number;
  readonly perPage: number;
}

interface Parts {
  readonly contents: ContentRepo;
  readonly clock: Clock;
}

export type ListContents = ReturnType<typeof createListContents>;

/** A page of published contents, and all topics of the type. */
export function createListContents({ contents, clock }: Parts) {
  return async ({ page, perPage, ...filter }: ContentSearch) => {
    const now = clock.now();
    const [{ rows, total }, topics] = await Promise.all([
      contents.page({ ...filter, limit: perPage, offset: (page - 1) * perPage }, now),
      contents.topics(filter.type, now),
    ]);
    return { rows, total, topics };
  };
}
